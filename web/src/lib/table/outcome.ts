/** How a match of the club ended, in sentences: at its table, and ever after. */
import type { Match } from "$lib/connection/messages";
import { t } from "$lib/i18n/texts.svelte";

/** What a match, or a table whose match is over, says of its end. */
type Ended = Pick<Match, "ending" | "culprit" | "result" | "seats"> & { phase: string };

/** Who won, to one who sat at a seat, or to anybody: a heading, so without a full stop. */
export function outcomeOf(match: Ended, names: string[], own: number | null): string {
  return outcome(match, names, own).replace(/\.$/, "");
}

function outcome(match: Ended, names: string[], own: number | null): string {
  if (match.phase === "void") return t("page-table-void");
  const winners = match.result?.winners ?? [];
  const players = winners.map((winner) => names[winner]).join(", ");
  if (own !== null && match.seats[own]?.left) return t("page-table-lost-match");
  if (winners.length > 0 && own !== null && !winners.includes(own)) {
    return t("page-table-lost-match");
  }
  if (winners.length === 1 && own !== null) return t("page-table-won");
  if (winners.length === 1) return t("result-win", { player: players });
  if (winners.length === 0 || names.length === 2) return t("result-draw");
  return t("result-shared", { count: winners.length, players });
}

/** Why it ended, unless it was played to its end: then an empty sentence. */
export function endingOf(match: Ended, names: string[]): string {
  const { ending, culprit } = match;
  if (!ending || ending === "finished") return "";
  const player = culprit === null ? "" : (names[culprit] ?? "");
  return t(`page-table-ending-${ending}`, { player });
}
