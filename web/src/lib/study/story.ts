/** A match that is known from its beginning to its end, told. */
import type { Event, Options } from "$lib/connection/messages";
import type { GameModule, Told } from "$lib/games/game";

/** Something that happened, and after which move. */
export interface Entry extends Told {
  key: string;
  /** Number of the move, from 1: the table after it is step `step` of a replay. */
  step: number;
  /** Whether it belongs to the short story. */
  moment: boolean;
}

/** Events to which one would jump. */
const MOMENTS = new Set(["goal", "half_time", "full_time", "moon", "sun", "scored"]);

/** Of what the rules tell that a short story has, besides goals and headings. */
const SHORT = new Set(["moon", "sun", "score", "end"]);

/** Tell the moves of a match, the first one first. */
export function storyOf(
  module: GameModule,
  names: string[],
  options: Options,
  viewer: number | null,
  moves: readonly { seat: number; events: Event[] }[],
): Entry[] {
  const teller = module.tell(() => names, options, viewer);
  return moves.flatMap(({ seat, events }, nth) => {
    return teller.move(seat, events).map((told, place) => ({
      ...told,
      key: `${nth + 1}.${place}`,
      step: nth + 1,
      moment: Boolean(told.goal || told.heading || SHORT.has(told.anchor ?? "")),
    }));
  });
}

/** Whether something happened to which one would jump. */
export function hasMoment(events: readonly Event[]): boolean {
  return events.some(([name]) => MOMENTS.has(name));
}

/** The points of each deal that was scored, by seat; empty in games that score none. */
export function dealsOf(moves: readonly { events: Event[] }[]): number[][] {
  return moves.flatMap(({ events }) =>
    events.filter(([name]) => name === "scored").map(([, ...points]) => points.map(Number)),
  );
}
