/** How an open hand of Hearts lies: by suit, and what was passed to it marked. */
import type { HeartsView } from "$lib/connection/messages";
import { rankOf } from "$lib/games/hearts/rules";
import { suitOf } from "$lib/i18n/cards";

/** Suits with black and red taking turns, so that neighbours are told apart. */
const BESIDE = ["C", "D", "S", "H"];

export interface Lying {
  card: string;
  /** The suit's place among those that are held, from 1, and the card's within the suit. */
  row: number;
  column: number;
  /** It was passed to this hand, and no trick is over since. */
  fresh: boolean;
}

/** The cards of a hand, those chosen to be passed too: they have not gone yet. */
export function laidOut({ hand, chosen, received, phase, tricks }: HeartsView): Lying[] {
  const cards = [...hand, ...chosen];
  const isNew = phase === "play" && tricks.every((count) => count === 0);
  const suits = BESIDE.map((suit) =>
    cards.filter((card) => suitOf(card) === suit).sort((one, other) => rankOf(one) - rankOf(other)),
  ).filter((held) => held.length > 0);
  return suits.flatMap((held, row) =>
    held.map((card, column) => ({
      card,
      row: row + 1,
      column: column + 1,
      fresh: isNew && (received?.cards.includes(card) ?? false),
    })),
  );
}
