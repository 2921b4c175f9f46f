/** The few numbers of Hearts that a screen needs; what may be played is the club's to say. */
import type { HeartsView, Options } from "$lib/connection/messages";
import { SUITS } from "$lib/i18n/cards";

export const SEATS = 4;
export const TO_PASS = 3;
export const RANKS = "23456789TJQKA";
/** Cards of a hand, and so tricks of a deal. */
export const HAND = 13;

/** All 52 cards in the order in which the club lists them. */
export const PACK: readonly string[] = SUITS.flatMap((suit) =>
  [...RANKS].map((rank) => rank + suit),
);

/** Points of one deal, the jack of diamonds aside. */
export const ALL_POINTS = 26;

/** Points, all in one hand, from which a table warns of the moon. */
const MOON_IN_SIGHT = 14;

export function rankOf(card: string): number {
  return RANKS.indexOf(card.charAt(0));
}

/** What a card brings to whoever takes it. */
export function pointsOf(card: string, options: Options): number {
  if (card === "JD") return Number(options.jack_of_diamonds ?? 0);
  if (card === "QS") return 13;
  return card.endsWith("H") ? 1 : 0;
}

/** The seats clockwise from one. */
export function clockwise(first: number): number[] {
  return Array.from({ length: SEATS }, (_, place) => (first + place) % SEATS);
}

/** Who has taken every point of the deal so far, and many of them. */
export function moonSeat(view: HeartsView): number | null {
  const takers = view.points.flatMap((points, seat) => (points > 0 ? [seat] : []));
  const [seat] = takers;
  if (seat === undefined || takers.length > 1 || view.over) return null;
  return (view.points[seat] ?? 0) >= MOON_IN_SIGHT ? seat : null;
}

/** The cards in hands that one does not see: whoever watches sees none. */
export function unseen(view: HeartsView): string[] {
  const known = new Set([...view.played, ...view.hand, ...view.chosen]);
  return PACK.filter((card) => !known.has(card));
}
