/** The order of the cards in the hand, as a person likes it; kept on the device. */
import { suitOf } from "$lib/i18n/cards";
import { rankOf } from "./rules";

export type Order = "suit" | "rank";

const KEY = "koloda.hearts.order";

/** Suits with black and red taking turns, so that neighbours are told apart. */
const BESIDE = ["C", "D", "S", "H"];

class HandOrder {
  by: Order = $state(localStorage.getItem(KEY) === "rank" ? "rank" : "suit");

  turn(): void {
    this.by = this.by === "suit" ? "rank" : "suit";
    localStorage.setItem(KEY, this.by);
  }

  sorted(cards: readonly string[]): string[] {
    const [first, second] = this.by === "suit" ? [beside, rankOf] : [rankOf, beside];
    return [...cards].sort((a, b) => first(a) - first(b) || second(a) - second(b));
  }
}

function beside(card: string): number {
  return BESIDE.indexOf(suitOf(card));
}

export const order = new HandOrder();
