/** Cards in words, and in sentences that show them as cards. */
import { letters } from "$lib/settings/settings.svelte";
import { t } from "./texts.svelte";

export type Suit = "C" | "D" | "H" | "S";
export const SUITS: readonly Suit[] = ["C", "D", "H", "S"];
export const SIGNS: Record<Suit, string> = { C: "♣", D: "♦", H: "♥", S: "♠" };
const CYRILLIC: Record<string, string> = { J: "В", Q: "Д", K: "К", A: "Т" };

/** What encloses a card, or a suit, in a text that will show it drawn. */
const OPEN = "\uE000";
const CLOSE = "\uE001";

export function suitOf(card: string): Suit {
  return card.slice(-1) as Suit;
}

/** The rank as on the face. */
export function rankText(rank: string): string {
  if (rank === "T") return "10";
  return letters() === "cyrillic" ? (CYRILLIC[rank] ?? rank) : rank;
}

export function isJoker(card: string): boolean {
  return card === "RJ" || card === "BJ";
}

/** Write a card as on its face: `QS` is `Q♠`, or `Д♠`. */
export function cardText(card: string): string {
  if (isJoker(card)) return t(`card-${card}`);
  return rankText(card.slice(0, -1)) + SIGNS[suitOf(card)];
}

/** A card inside the argument of a sentence: drawn where the sentence is shown (`Rich`). */
export function chip(card: string): string {
  return OPEN + card + CLOSE;
}

/** Several cards inside a sentence; `~` stands for a reshuffled goalkeeper. */
export function chips(cards: readonly string[]): string {
  return cards
    .map((card) => (card === "~" ? t("card-football-reshuffled") : chip(card)))
    .join(", ");
}

export interface Piece {
  text?: string;
  card?: string;
  /** Marks that stand directly before and after a card, and are not to be parted from it. */
  before?: string;
  after?: string;
}

const OPENING = /[\p{Ps}\p{Pi}]+$/u;
const CLOSING = /^\p{P}+/u;

/** Take a sentence apart into texts and cards. Commas between cards fall away. */
export function pieces(sentence: string): Piece[] {
  const found: Piece[] = [];
  for (const part of sentence.replaceAll(`${CLOSE}, ${OPEN}`, `${CLOSE}${OPEN}`).split(OPEN)) {
    const end = part.indexOf(CLOSE);
    let text = part;
    if (end >= 0) {
      const last = found.at(-1);
      const before = OPENING.exec(last?.text ?? "")?.[0] ?? "";
      if (last?.text) last.text = last.text.slice(0, last.text.length - before.length);
      text = part.slice(end + 1);
      const after = CLOSING.exec(text)?.[0] ?? "";
      text = text.slice(after.length);
      found.push({ card: part.slice(0, end), before, after });
    }
    if (text) found.push({ text });
  }
  return found;
}

/** Write a sentence in plain text, for a live region, a label or a title. */
export function plain(sentence: string): string {
  return sentence.replace(new RegExp(`${OPEN}(.*?)${CLOSE}`, "g"), (_, card: string) =>
    cardText(card),
  );
}
