/** The cards that a seed deals, held against every card that a match has shown. */
import type { Event, Options, Step } from "$lib/connection/messages";
import { pack, shuffled } from "./shuffle";

/** A move, with the cards that it has shown. */
export type Shown = Pick<Step, "seat" | "move" | "events">;

/** A card that is not the one that the seed deals. */
export interface Difference {
  /** Number of the move, from 1. */
  move: number;
  /** The cards that would have been right. */
  expected: string[];
  found: string;
}

class Differs extends Error {
  constructor(
    readonly expected: string[],
    readonly found: string,
  ) {
    super(`expected ${expected}, found ${found}`);
  }
}

/** Deals from a seed, shuffle by shuffle. */
class Dealer {
  /** How many cards were found as they should be. */
  found = 0;
  #shuffles = 0;

  constructor(private readonly seed: string) {}

  shuffle(cards: readonly string[]): string[] {
    const mixed = shuffled(this.seed, this.#shuffles, cards);
    this.#shuffles += 1;
    return mixed;
  }

  /** A card that was shown, which must be one of these. */
  show(card: unknown, ...possible: (string | undefined)[]): void {
    if (!possible.includes(String(card))) {
      throw new Differs(
        possible.filter((one) => one !== undefined),
        String(card),
      );
    }
    this.found += 1;
  }

  /** A card of a hand, which leaves it. */
  take(card: unknown, hand: string[]): void {
    this.show(card, ...hand);
    hand.splice(hand.indexOf(String(card)), 1);
  }
}

/** Begins a match; what it returns follows it move by move, and throws where a card differs. */
type Begin = (dealer: Dealer, options: Options) => (move: Shown) => void;

const GAMES: Record<string, Begin> = {
  "card-football": cardFootball,
  "belarusian-football": belarusianFootball,
  hearts,
};

/** How many cards a match has shown, each as its seed deals it; or the first that differs. */
export function compare(
  game: string,
  options: Options,
  seed: string,
  moves: readonly Shown[],
): number | Difference {
  const begin = GAMES[game];
  if (!begin) throw new Error(`no game ${game}`);
  const dealer = new Dealer(seed);
  const follow = begin(dealer, options);
  for (const [nth, move] of moves.entries()) {
    try {
      follow(move);
    } catch (error) {
      if (!(error instanceof Differs)) throw error;
      return { move: nth + 1, expected: error.expected, found: error.found };
    }
  }
  return dealer.found;
}

const COLUMNS = 5;
/** Cards of a column at the start of a half. */
const DEALT = 9;

function cardFootball(dealer: Dealer): (move: Shown) => void {
  const twoPacks = [...pack("6"), ...pack("6")];
  const low = [..."CDHS"].flatMap((suit) => [..."2345"].map((rank) => rank + suit));
  const dealKeeper = () => dealer.shuffle([...low, "RJ", "BJ"]);
  let keeper = dealKeeper();
  let pitch = dealer.shuffle(twoPacks);
  let taken = new Array<number>(COLUMNS).fill(0);

  function take(number: number, card: unknown): void {
    const column = number - 1;
    const depth = taken[column] ?? 0;
    // Added cards come under the columns from the rest of the pack, one after another.
    const place = depth < DEALT ? column * DEALT + depth : depth * COLUMNS + column;
    dealer.show(card, pitch[place]);
    taken[column] = depth + 1;
  }

  function draw(cards: readonly unknown[]): void {
    for (const card of cards) {
      if (card === "~") keeper = dealKeeper();
      else dealer.show(card, keeper.shift());
    }
  }

  return ({ events }) => {
    for (const [name, ...operands] of events) {
      if (name === "take") take(Number(operands[0]), operands[1]);
      else if (name === "goal") draw(operands.slice(2));
      else if (name === "save") draw(operands.slice(3));
      else if (name === "half_time") {
        pitch = dealer.shuffle(twoPacks);
        taken = new Array<number>(COLUMNS).fill(0);
      }
    }
  };
}

const LAST_ROW = 3;

function belarusianFootball(dealer: Dealer, options: Options): (move: Shown) => void {
  const one = pack(options.pack === 36 ? "6" : "2");
  const cards = dealer.shuffle(Array<string[]>(Number(options.packs)).fill(one).flat());
  const rows: string[][] = [[], cards.slice(0, 4), cards.slice(4, 8), []];
  const hands = [cards.slice(8, 13), cards.slice(13, 18)];
  const rest = cards.slice(18);
  const decks = [rest.slice(0, rest.length / 2), rest.slice(rest.length / 2)];
  const keepers: string[] = [];
  let seat = 0;

  /** The goalkeeper first, then the columns; what is left over is the last of them. */
  function lay(player: number, card: string): void {
    const hand = hands[player] ?? [];
    const row = rows[rowOf(player, 0)] ?? [];
    dealer.take(card, hand);
    if (keepers[player] === undefined) keepers[player] = card;
    else row.push(card);
    if (hand.length === 1) row.push(...hand.splice(0));
  }

  function follow([name, ...operands]: Event): void {
    const [first, second, card] = operands;
    if (name === "draw") {
      seat = Number(first);
      dealer.show(second, decks[seat]?.shift());
    } else if (name === "flip" || name === "step") {
      dealer.show(card, rows[rowOf(seat, Number(first))]?.[Number(second) - 1]);
    } else if (name === "goal" || name === "save") {
      dealer.show(second, keepers[1 - seat]);
    }
  }

  return (move) => {
    const player = move.seat ?? 0;
    if (move.move !== null && (hands[player]?.length ?? 0) > 0) lay(player, move.move);
    for (const event of move.events) follow(event);
  };
}

/** The row that a seat's ball meets at a step, as seen from seat 0. */
function rowOf(seat: number, step: number): number {
  return seat === 0 ? step : LAST_ROW - step;
}

const SEATS = 4;
const HAND = 13;
/** How many seats further cards are passed, deal by deal. */
const PASSING = [1, 3, 2, 0];

function hearts(dealer: Dealer, options: Options): (move: Shown) => void {
  let number = 0;
  let hands = deal();
  let passed = noCards();

  function deal(): string[][] {
    const cards = dealer.shuffle(pack());
    return noCards().map((_, seat) => cards.slice(seat * HAND, (seat + 1) * HAND));
  }

  function follow(seat: number, [name, card]: Event): void {
    if (name === "pass") {
      dealer.take(card, hands[seat] ?? []);
      passed[seat]?.push(String(card));
    } else if (name === "passed") {
      const further = options.passing === "none" ? 0 : (PASSING[number % SEATS] ?? 0);
      for (const [from, cards] of passed.entries()) hands[(from + further) % SEATS]?.push(...cards);
    } else if (name === "card") {
      dealer.take(card, hands[seat] ?? []);
    } else if (name === "scored") {
      number += 1;
      hands = deal();
      passed = noCards();
    }
  }

  return ({ seat, events }) => {
    for (const event of events) follow(seat ?? 0, event);
  };
}

function noCards(): string[][] {
  return Array.from({ length: SEATS }, () => []);
}
