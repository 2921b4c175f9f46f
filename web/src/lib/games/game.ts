/** What the page knows of a game: how to draw it and how to say it. Its rules are the club's. */
import type { Component } from "svelte";
import type { IconName } from "$lib/cards/icons";
import type { Event, Options, Forecast as Preview } from "$lib/connection/messages";

/** What every game's view has. */
export interface View {
  turn: number;
  over: boolean;
  legal: string[];
}

/** A player, as a name plate shows them. */
export interface Player {
  name: string;
  you: boolean;
  /** The level of the bot that plays, for itself or in place of a member. */
  bot: string | null;
  /** A bot holds the seat for a member who is gone. */
  substitute: boolean;
  away: boolean;
  left: boolean;
  /** Seconds left at a moment of `Date.now()`; `runs`: they are running. */
  clock: { seconds: number; at: number; runs: boolean } | null;
}

/** What a board shows: a table that is on, or a moment of a replay. */
export interface Scene<V extends View = View> {
  readonly game: string;
  /** The options in force. */
  readonly options: Options;
  readonly view: V;
  /** Whose view it is; null: a spectator's. */
  readonly seat: number | null;
  /** The seat drawn below. */
  readonly bottom: number;
  readonly players: Player[];
  /** What the players are called, by seat: oneself is "you". */
  readonly names: string[];
  /** Whether the one who looks may move now; never in a replay. */
  readonly yours: boolean;
  /** The move thought of, whose preview is shown. */
  readonly chosen: string | null;
  /** What each legal move would bring about, as far as it is known here yet. */
  readonly previews: Record<string, Preview>;
  /** The events of the last move, and who made it. */
  readonly last: { seat: number; events: Event[] } | null;
  /** The moves that are known, the oldest first: perhaps not from the beginning of the match. */
  readonly moves?: readonly { seat: number; events: Event[] }[];
  /** A move that was sent and is not answered yet. */
  readonly sent: string | null;
  /** Why the last wish was refused, in a sentence; empty: nothing was. */
  readonly refusal: string;
  /** Think of a move, or of none: shows its preview, makes nothing. */
  choose(move: string | null): void;
  /** A press on a move: choose it, or make it where it is chosen or needs no second press. */
  press(move: string): void;
  /** Make a move; of one that is not legal, say why not. */
  play(move: string): void;
}

/** Something that happened, in a sentence that may hold cards (`Rich`). */
export interface Told {
  /** The minute, turn or trick. */
  at: string;
  text: string;
  /** A heading between moves (half time, a deal) stands by itself. */
  heading?: boolean;
  /** Drawn larger. */
  big?: boolean;
  goal?: "for" | "against" | "any";
  icon?: IconName;
  /** Where the rules tell of it: an anchor of the rules' page. */
  anchor?: string;
}

/** Tells a match from its events, move by move: it keeps what sentences need and events do not hold. */
export interface Teller {
  /** Go on from what a view shows, when what came before is not known. */
  resume(view: View): void;
  move(seat: number, events: Event[]): Told[];
}

/** What a move would do, in the line under the board. */
export interface Forecast {
  /** A figure before the sentence: odds, or a card. */
  figure?: { label?: string; value: string };
  text: string;
  more?: string;
  /** What is written on the button, as "Take J♥". */
  action: string;
}

/** What the command line understands besides the commands of all games: an answer, or a move. */
export interface Words {
  /** The move meant by a text (`3`, `QS`, `q♠`, `10h`), or null. */
  move(text: string): string | null;
  /** What can be asked about, by the command's name (terminal-command-…): sentences. */
  topics: Record<string, () => string[]>;
  /** What can be done now, in sentences: the live region says it when the turn comes. */
  turn(): string[];
  /** A move in the reader's words, as a list of choices has it. */
  name(move: string): string;
}

export interface GameModule<V extends View = View> {
  /** The pitch: everything between the rails, plates and the forecast included. */
  Board: Component<{ scene: Scene<V> }>;
  /** The scoreboard. */
  Score: Component<{ scene: Scene<V> }>;
  /** The right rail under the scoreboard; on a phone a strip above the pitch, or nothing. */
  Side: Component<{ scene: Scene<V> }>;
  tell(names: () => string[], options: Options, viewer: number | null): Teller;
  forecast(scene: Scene<V>, move: string): Forecast;
  words(scene: Scene<V>): Words;
}

const MODULES: Record<string, () => Promise<{ default: GameModule<never> }>> = {
  "card-football": () => import("./card-football"),
  "belarusian-football": () => import("./belarusian-football"),
  hearts: () => import("./hearts"),
};

export const GAMES = Object.keys(MODULES);

/** Load what draws and tells a game. */
export async function loadGame(name: string): Promise<GameModule> {
  const module = await MODULES[name]?.();
  if (!module) throw new Error(`no game ${name}`);
  return module.default as unknown as GameModule;
}
