/** Drawn examples of the rules: what has happened in matches that were played (scripts/examples.py). */
import type { Event, Options } from "$lib/connection/messages";
import { tell as tellBelarusianFootball } from "$lib/games/belarusian-football/tell";
import { tell as tellCardFootball } from "$lib/games/card-football/tell";
import type { Teller } from "$lib/games/game";
import { tell as tellHearts } from "$lib/games/hearts/tell";
import type { Suit } from "$lib/i18n/cards";
import { t } from "$lib/i18n/texts.svelte";
import found from "./examples.json";

/** What is drawn of a position of Card Football. */
export interface Position {
  squads: Record<Suit, string[]>[];
  bookings: Record<Suit, number>[];
  /** The column that gets a card. */
  column?: string[];
}

export interface Play {
  seat: number;
  events: Event[];
}

export interface Example {
  name: string;
  /** The heading of the rules under which it stands. */
  anchor: string;
  /** Moves one after another; seat 0 is the reader's. */
  plays: Play[];
  before?: Position;
  after?: Position;
}

const TELLERS: Record<
  string,
  (names: () => string[], options: Options, viewer: number | null) => Teller
> = {
  "card-football": tellCardFootball,
  "belarusian-football": tellBelarusianFootball,
  hearts: tellHearts,
};

/** The examples that stand under a heading of a game's rules. */
export function examplesAt(game: string, anchor: string): Example[] {
  const ofGame = (found as unknown as Record<string, Record<string, Omit<Example, "name">>>)[game];
  return Object.entries(ofGame ?? {})
    .filter(([, example]) => example.anchor === anchor)
    .map(([name, example]) => ({ name, ...example }));
}

/** Who sits where in an example: the reader in seat 0. */
export function namesIn(game: string): string[] {
  if (game !== "hearts") return [t("page-you"), t("terminal-rival")];
  return [t("page-you"), t("terminal-left"), t("terminal-across"), t("terminal-right")];
}

/** An example in the sentences of the game's own commentary. */
export function told(game: string, example: Example): string[] {
  const teller = TELLERS[game]?.(() => namesIn(game), {}, 0);
  if (!teller) return [];
  return example.plays
    .flatMap(({ seat, events }) => teller.move(seat, events))
    .filter((one) => !one.heading || one.anchor === example.anchor)
    .map((one) => one.text);
}
