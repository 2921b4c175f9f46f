/** The name of a card as it is said. */
import { isJoker, suitOf } from "$lib/i18n/cards";
import { t } from "$lib/i18n/texts.svelte";

/** Say a card in the reader's words: "queen of spades". */
export function cardName(code: string): string {
  if (isJoker(code)) return t(`card-${code}`);
  const rank = code.slice(0, -1);
  return t("page-card", { rank: Number(rank) || rank, suit: suitOf(code) });
}
