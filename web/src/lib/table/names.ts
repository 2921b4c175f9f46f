/** What players are called, in words. */
import { t } from "$lib/i18n/texts.svelte";

/** What a player is called who is not oneself: a bot by its level. */
export function seatName(seat: {
  name: string;
  bot: string | null;
  member: string | null;
}): string {
  return seat.bot && !seat.member
    ? t("page-bot", { level: t(`page-level-${seat.bot}`) })
    : seat.name;
}

/** Number those who have the same name, as bots of one level do: before the level, which may be cut. */
export function distinct(names: string[]): string[] {
  return names.map((name, place) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name;
    const number = names.slice(0, place + 1).filter((other) => other === name).length;
    const [first = "", ...rest] = name.split(",");
    return [`${first} ${number}`, ...rest].join(",");
  });
}
