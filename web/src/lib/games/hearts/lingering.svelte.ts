/** What a table still shows of what is over: a trick until it has been seen, a deal until the next press. */
import type { HeartsView, Played } from "$lib/connection/messages";
import { paced } from "$lib/settings/settings.svelte";
import type { Scene } from "../game";
import { HAND } from "./rules";

/** How long a finished trick lies, in milliseconds, unless somebody presses something. */
const TO_SEE = 1200;
const TO_LEAVE = 250;

export interface Trick {
  /** Tricks of the match before it: tells tricks apart. */
  id: number;
  cards: Played[];
  /** Who takes it; null: it is not over. */
  winner: number | null;
}

export interface Deal {
  number: number;
  points: number[];
  totals: number[];
  /** Who took every point, or every trick, and which of the two. */
  shot: { kind: "moon" | "sun"; seat: number } | null;
}

function finished(view: HeartsView): number {
  return view.deal * HAND + view.tricks.reduce((sum, count) => sum + count, 0);
}

/** Feed it every view; it says which tricks are drawn, and which deal is summed up. */
export class Lingering {
  /** A finished trick that still lies in the middle. */
  held: Trick | null = $state.raw(null);
  /** A trick on its way to its taker. */
  leaving: Trick | null = $state.raw(null);
  deal: Deal | null = $state.raw(null);

  #before: HeartsView | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Take notice of a view; `last` is the move that led to it, where it is known. */
  see(view: HeartsView, last: Scene["last"]): void {
    const before = this.#before;
    this.#before = view;
    if (!before || before === view) return;
    const done = finished(view) - finished(before);
    if (done === 0) return;
    this.clear();
    // More than one trick at once is a jump, in a replay or after a lost connection.
    if (done !== 1) return;
    this.held = trickBetween(before, view, last);
    if (this.held) this.#timer = setTimeout(() => this.release(), TO_SEE);
    if (view.deal > before.deal || view.over) this.deal = dealBetween(before, view, last);
  }

  /** Let the finished trick go to its taker now. */
  release(): void {
    clearTimeout(this.#timer);
    if (!this.held) return;
    this.leaving = paced(TO_LEAVE) > 0 ? this.held : null;
    this.held = null;
    this.#timer = setTimeout(() => {
      this.leaving = null;
    }, paced(TO_LEAVE));
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.held = null;
    this.leaving = null;
    this.deal = null;
  }

  /** The tricks to draw, the lowest first. */
  tricks(view: HeartsView): (Trick & { leaves: boolean })[] {
    const now = this.held ?? { id: finished(view), cards: view.trick, winner: null };
    const gone = this.leaving ? [{ ...this.leaving, leaves: true }] : [];
    return [{ ...now, leaves: false }, ...gone];
  }
}

function trickBetween(before: HeartsView, view: HeartsView, last: Scene["last"]): Trick | null {
  const id = finished(before);
  if (view.last_trick.length > 0) {
    return { id, cards: view.last_trick, winner: view.last_winner };
  }
  // The deal is over: the view shows the next one already.
  const card = last?.events.find(([name]) => name === "card")?.[1];
  const taker = last?.events.find(([name]) => name === "trick")?.[1];
  if (!last || card === undefined || taker === undefined) return null;
  const cards = [...before.trick, { seat: last.seat, card: String(card) }];
  return { id, cards, winner: Number(taker) };
}

function dealBetween(before: HeartsView, view: HeartsView, last: Scene["last"]): Deal {
  const shot = last?.events.find(([name]) => name === "moon" || name === "sun");
  return {
    number: before.deal + 1,
    points: view.scores.map((total, seat) => total - (before.scores[seat] ?? 0)),
    totals: view.scores,
    shot: shot ? { kind: shot[0] as "moon" | "sun", seat: Number(shot[1]) } : null,
  };
}
