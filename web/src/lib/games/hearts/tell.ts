/** Tells a match of Hearts from its events. */
import type { Event, HeartsView, Options } from "$lib/connection/messages";
import { chip } from "$lib/i18n/cards";
import { minus, t } from "$lib/i18n/texts.svelte";
import type { Teller, Told, View } from "../game";
import { HAND, pointsOf, SEATS } from "./rules";

/** Where cards are passed in deals 1 to 4 and again from there (hearts, Passing). */
const DIRECTIONS = ["left", "right", "across", "none"] as const;

/** Where the rules tell of an event. */
const ANCHORS: Record<string, string> = {
  pass: "passing",
  passed: "passing",
  card: "play",
  hearts_broken: "hearts_broken",
  trick: "trick",
  moon: "moon",
  sun: "sun",
  scored: "score",
  match_over: "end",
};

/** Keeps the deal, the totals and the trick on the table. */
class HeartsTeller implements Teller {
  #deal = 0;
  #tricks = 0;
  #totals = new Array<number>(SEATS).fill(0);
  #trick: string[] = [];
  /** Whether the heading of the deal was said. */
  #headed = false;

  constructor(
    private readonly names: () => string[],
    private readonly options: Options,
    private readonly viewer: number | null,
  ) {}

  resume(view: View): void {
    const { deal, scores, trick, tricks, played, hand_sizes } = view as HeartsView;
    this.#deal = deal;
    this.#totals = [...scores];
    this.#trick = trick.map((card) => card.card);
    this.#tricks = tricks.reduce((sum, count) => sum + count, 0);
    this.#headed = played.length > 0 || hand_sizes.some((size) => size < HAND);
  }

  move(seat: number, events: Event[]): Told[] {
    const told: Told[] = [];
    if (!this.#headed) {
      this.#headed = true;
      const text = t("hearts-report-deal", { number: this.#deal + 1 });
      told.push({ at: "", text, heading: true, anchor: "deal" });
    }
    for (const event of events) {
      const points = this.#follow(event);
      const [name] = event;
      // What others choose to pass is theirs: at most that they chose would be known.
      const isHidden = name === "pass" && (event.length < 2 || (this.viewer ?? seat) !== seat);
      if (!isHidden) told.push(this.#told(seat, event, points));
      if (name === "scored") told.push(this.#standing());
      if (name === "trick") this.#trick = [];
    }
    return told;
  }

  get #direction(): string {
    if (this.options.passing === "none") return "none";
    return DIRECTIONS[this.#deal % DIRECTIONS.length] ?? "none";
  }

  /** Keep what an event changes; give the points of a trick, 0 for any other event. */
  #follow(event: Event): number {
    const [name, ...operands] = event;
    if (name === "card") this.#trick.push(String(operands[0]));
    if (name === "trick") {
      this.#tricks += 1;
      return this.#trick.reduce((sum, card) => sum + pointsOf(card, this.options), 0);
    }
    if (name === "scored") {
      this.#totals = this.#totals.map((total, seat) => total + Number(operands[seat]));
      this.#deal += 1;
      this.#tricks = 0;
      this.#headed = false;
    }
    return 0;
  }

  #told(seat: number, event: Event, points: number): Told {
    const [name] = event;
    const isInTrick = name === "card" || name === "hearts_broken";
    const number = this.#tricks + (isInTrick ? 1 : 0);
    const isOfTrick = isInTrick || name === "trick";
    const told: Told = {
      at: isOfTrick ? String(number) : "",
      text: this.#sentence(seat, event, points),
      ...(ANCHORS[name] ? { anchor: ANCHORS[name] } : {}),
    };
    if (!["pass", "passed", "card"].includes(name) && (name !== "trick" || points !== 0)) {
      told.big = true;
    }
    if (name === "passed") told.icon = "arrow";
    if (name === "moon" || name === "sun") told.icon = "moon";
    return told;
  }

  #sentence(seat: number, event: Event, points: number): string {
    const [name, ...operands] = event;
    const names = this.names();
    const id = `hearts-event-${name.replace("_", "-")}`;
    switch (name) {
      case "pass":
      case "card":
        return t(id, { player: names[seat] ?? "", card: chip(String(operands[0])) });
      case "passed":
        return t(id, { direction: this.#direction });
      case "trick":
      case "moon":
      case "sun":
        return t(id, { player: names[Number(operands[0])] ?? "", count: points });
      case "scored":
        return t(id, { points: this.#listed(operands.map(Number)) });
      case "match_over":
        return t(id, { result: this.#result() });
      default:
        return t(id);
    }
  }

  /** Numbers by name. */
  #listed(numbers: number[]): string {
    const names = this.names();
    return numbers
      .map((number, seat) => t("player-has", { player: names[seat] ?? "", what: minus(number) }))
      .join(", ");
  }

  #standing(): Told {
    const text = t("hearts-totals", { totals: this.#listed(this.#totals) });
    return { at: "", text, big: true, anchor: "score" };
  }

  #result(): string {
    const lowest = Math.min(...this.#totals);
    const winners = this.names().filter((_, seat) => this.#totals[seat] === lowest);
    const [player = ""] = winners;
    if (winners.length === 1) return t("result-win", { player });
    return t("result-shared", { count: winners.length, players: winners.join(", ") });
  }
}

export function tell(names: () => string[], options: Options, viewer: number | null): Teller {
  return new HeartsTeller(names, options, viewer);
}
