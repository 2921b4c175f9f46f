/** Tables in lists, in words. */
import type { Listed } from "$lib/connection/messages";
import { t } from "$lib/i18n/texts.svelte";
import { seatName } from "$lib/table/names";

/** The others at a table, or all where one does not sit there. */
export function others(table: Listed): string {
  const names = table.seats
    .filter((seat) => !seat.you && (seat.bot !== null || seat.member !== null))
    .map(seatName);
  // Names have commas of their own: Bot, Club.
  return names.join(" · ");
}

export function isYourTurn(table: Listed): boolean {
  return table.phase === "playing" && (table.seats[table.turn]?.you ?? false);
}

/** The score of a match that is on, own goals first; null where there is none to show. */
export function score(table: Listed): [number, number] | null {
  if (table.seats.length !== 2 || !table.scores) return null;
  const own = Math.max(
    0,
    table.seats.findIndex((seat) => seat.you),
  );
  return [table.scores[own] ?? 0, table.scores[1 - own] ?? 0];
}

/** A clock in words. */
export function clockText(clock: Listed["clock"]): string {
  const { kind, seconds = 0, increment = 0, days = 0 } = clock as Record<string, number>;
  const minutes = Math.round((Number(seconds) / 60) * 10) / 10;
  return t("page-home-clock", { kind: String(kind), seconds, minutes, increment, days });
}

/** How many seats of a table are taken. */
export function taken(table: Listed): number {
  return table.seats.filter((seat) => seat.bot !== null || seat.member !== null).length;
}
