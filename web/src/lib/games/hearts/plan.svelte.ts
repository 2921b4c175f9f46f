/** Cards that are to be played, or passed, one after another as the turns come. */
import type { HeartsView } from "$lib/connection/messages";
import type { Scene } from "../game";

export class Plan {
  /** What is left of it; it stands still until `start`. */
  cards: string[] = $state([]);
  runs = $state(false);

  start(cards: readonly string[] = this.cards): void {
    this.cards = [...cards];
    this.runs = this.cards.length > 0;
  }

  /** Stand still; the cards that are left stay chosen. */
  stop(): void {
    this.runs = false;
  }

  clear(): void {
    this.runs = false;
    this.cards = [];
  }

  /** Add a card, or take it out again; no more than `most`. Says whether that could be. */
  toggle(card: string, most: number): boolean {
    this.stop();
    if (this.cards.includes(card)) {
      this.cards = this.cards.filter((other) => other !== card);
      return true;
    }
    if (this.cards.length >= most) return false;
    this.cards = [...this.cards, card];
    return true;
  }

  /** Forget the cards that have left the hand, and make the next move where it is the turn. */
  go(scene: Scene<HeartsView>): void {
    const { hand, legal } = scene.view;
    const left = this.cards.filter((card) => hand.includes(card));
    if (left.length < this.cards.length) this.cards = left;
    const [next] = left;
    if (next === undefined) {
      this.stop();
      return;
    }
    if (!this.runs || !scene.yours || scene.sent !== null) return;
    if (legal.includes(next)) scene.play(next);
    else this.clear();
  }
}
