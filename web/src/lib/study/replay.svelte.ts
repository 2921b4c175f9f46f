/** A record that is looked at again: a table that nobody plays at. */
import { api } from "$lib/connection/api";
import type {
  Replay as Answer,
  BelarusianFootballView,
  HeartsView,
  Options,
} from "$lib/connection/messages";
import type { Player, Scene, View } from "$lib/games/game";
import type { AnyRecord } from "./record";
import { hasMoment } from "./story";

/** Whose eyes one looks with: a seat's, or all of them. */
export type Side = number | "open";

/** Games whose seats see the same. */
const ALL_OPEN = new Set(["card-football"]);

/** How long a step stands at normal speed, in milliseconds. */
const STAND = 1400;

export const SPEEDS = [0.5, 1, 2, 4] as const;

export class Replay implements Scene {
  readonly record: AnyRecord;
  readonly game: string;
  readonly options: Options;
  readonly seats: number;
  /** The moves, the first one first; move n leads to step n. */
  readonly made: { seat: number; events: Answer["steps"][number]["events"] }[];

  /** The step that is shown: 0 is the deal. */
  at = $state(0);
  /** Counts what does not lead on from what was shown: there the board begins anew. */
  jumps = $state(0);
  side: Side = $state(0);
  isPlaying = $state(false);
  speed: number = $state(1);

  readonly yours = false;
  readonly chosen = null;
  readonly previews = {};
  readonly sent = null;
  readonly refusal = "";

  /** The views of each seat that was looked from, step by step. */
  #views: Record<number, View[]> = $state.raw({});
  readonly #names: () => string[];
  /** The seat that was looked from last: it stays below when all cards are open. */
  #before = 0;

  constructor(record: AnyRecord, answer: Answer, seat: number, names: () => string[]) {
    this.record = record;
    this.game = answer.game;
    this.options = answer.options;
    this.seats = answer.seats;
    this.made = answer.steps.slice(1).map(({ seat, events }) => ({ seat: seat ?? 0, events }));
    this.side = seat;
    this.#before = seat;
    this.#views = { [seat]: viewsOf(answer) };
    this.#names = names;
  }

  // What is shown

  get view(): View {
    const { at, side } = this;
    const views = Object.values(this.#views);
    if (ALL_OPEN.has(this.game)) return views[0]?.[at] as View;
    if (side === "open" && this.game === "belarusian-football") {
      return opened(views.map((steps) => steps[at] as unknown as BelarusianFootballView));
    }
    return this.#views[this.bottom]?.[at] as View;
  }
  get seat(): number {
    // Whoever lays the line-up has cards in hand that are shown.
    const { phase, turn } = this.view as unknown as BelarusianFootballView;
    const lays = this.game === "belarusian-football" && this.side === "open" && phase !== "play";
    return lays ? turn : this.bottom;
  }
  get bottom(): number {
    return this.side === "open" ? this.#before : this.side;
  }
  /** What every seat sees, where all cards are open and no seat's board shows them. */
  get all(): HeartsView[] | null {
    if (this.side !== "open" || this.game !== "hearts") return null;
    const seats = Array.from({ length: this.seats }, (_, seat) => this.#views[seat]?.[this.at]);
    return seats as unknown as HeartsView[];
  }
  get names(): string[] {
    return this.#names();
  }
  get players(): Player[] {
    const nobody = { you: false, bot: null, substitute: false, away: false, left: false };
    return this.names.map((name) => ({ ...nobody, name, clock: null }));
  }
  get last(): Scene["last"] {
    return this.made[this.at - 1] ?? null;
  }
  get moves(): NonNullable<Scene["moves"]> {
    return this.made.slice(0, this.at);
  }
  /** Number of the last step. */
  get end(): number {
    return this.made.length;
  }
  /** The sides that one can look from. */
  get sides(): Side[] {
    const seats: Side[] = Array.from({ length: this.seats }, (_, seat) => seat);
    return ALL_OPEN.has(this.game) ? seats : [...seats, "open"];
  }
  /** Steps after which something has happened to which one would jump. */
  get moments(): number[] {
    return this.made.flatMap(({ events }, nth) => (hasMoment(events) ? [nth + 1] : []));
  }
  get pause(): number {
    return STAND / this.speed;
  }

  // Going on and back

  go(step: number): void {
    const next = Math.min(this.end, Math.max(0, step));
    if (next === this.at) return;
    // What a board says of a deal that is over does not lie on the next one.
    const isDealt = this.last?.events.some(([name]) => name === "scored") ?? false;
    if (next !== this.at + 1 || isDealt) this.jumps += 1;
    this.at = next;
    if (next === this.end) this.isPlaying = false;
  }

  /** Go on by itself, or stand still; from the end again from the beginning. */
  toggle(): void {
    if (!this.isPlaying && this.at === this.end) this.go(0);
    this.isPlaying = !this.isPlaying && this.end > 0;
  }

  /** Go to the next moment, or to the one before. */
  leap(by: 1 | -1): void {
    const { moments, at } = this;
    const target =
      by > 0 ? moments.find((step) => step > at) : moments.findLast((step) => step < at);
    this.go(target ?? (by > 0 ? this.end : 0));
  }

  /** Look from another side. Raises Refused. */
  async look(side: Side): Promise<void> {
    if (!ALL_OPEN.has(this.game)) {
      const wanted = side === "open" ? Array.from({ length: this.seats }, (_, n) => n) : [side];
      for (const seat of wanted) await this.#see(seat);
    }
    this.jumps += 1;
    this.side = side;
    if (side !== "open") this.#before = side;
  }

  async #see(seat: number): Promise<void> {
    if (this.#views[seat]) return;
    const answer = await api.post<Answer>("/replay", { record: this.record, seat });
    this.#views = { ...this.#views, [seat]: viewsOf(answer) };
  }

  // Nothing is played here.

  choose(): void {}
  press(): void {}
  play(): void {}
}

function viewsOf(answer: Answer): View[] {
  return answer.steps.map(({ view }) => view as unknown as View);
}

/** Both seats' views of Belarusian football in one: what either may see. */
function opened(views: BelarusianFootballView[]): View {
  const [first, second] = views;
  if (!first || !second) return first as unknown as View;
  const lays = first.turn === 1 ? second : first;
  return {
    ...first,
    rows: first.rows.map(
      (row, nth) =>
        row?.map((place, column) => (place.card ? place : (second.rows[nth]?.[column] ?? place))) ??
        null,
    ),
    keepers: first.keepers.map((keeper, seat) =>
      keeper?.card ? keeper : (second.keepers[seat] ?? null),
    ),
    hand: lays.hand,
    laid: lays.laid,
  } as unknown as View;
}
