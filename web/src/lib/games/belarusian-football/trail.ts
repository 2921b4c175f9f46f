/** The path of the ball on its way, and where the balls before it came to rest. */
import type { Event } from "$lib/connection/messages";
import { rowOf, turnNumber, type View } from "./pitch";
import type { Spot } from "./way";

/** A ball with the spots it has met, the last of which it may not have matched. */
export interface Walk {
  /** Counts the balls of the match, from 1. */
  number: number;
  card: string;
  seat: number;
  spots: Spot[];
}

export interface Rested extends Walk {
  end: "throw" | "save" | "goal";
}

export interface Trail {
  walk: Walk | null;
  /** The last ball of each seat that came to rest; gone as soon as the next one enters. */
  rested: Rested[];
  /** What the last move has turned up. */
  turned: Spot[];
}

interface Move {
  seat: number;
  events: Event[];
}

/** More moves than two balls can take. */
const MOST = 16;

/** Find the trail of what a view shows in the moves that led to it, as far as they are known. */
export function trailOf(moves: readonly Move[], view: View): Trail {
  const recent = moves.slice(-MOST);
  const isDraw = ([name]: Event) => name === "draw";
  const draws = recent.flatMap((move) => move.events).filter(isDraw).length;
  let number = turnNumber(view) - draws;
  let trail: Trail = { walk: null, rested: [], turned: [] };
  for (const { seat, events } of recent) {
    trail = { ...trail, turned: [] };
    for (const event of events) {
      if (isDraw(event)) number += 1;
      trail = after(trail, event, { number, card: "", seat, spots: [] });
    }
  }
  return asShown(trail, view);
}

/** Go on with a trail by one event; `unknown` is the ball where its beginning was not seen. */
function after(trail: Trail, event: Event, unknown: Walk): Trail {
  const [name, ...operands] = event;
  const walk = trail.walk ?? unknown;
  switch (name) {
    case "draw": {
      const [seat, card] = operands;
      const drawn = { ...unknown, card: String(card), seat: Number(seat) };
      return { ...trail, walk: drawn };
    }
    case "flip":
    case "step": {
      const [step, column] = operands.map(Number);
      const spot = { row: rowOf(walk.seat, step ?? 0), column: (column ?? 1) - 1 };
      return {
        walk: { ...walk, spots: [...walk.spots, spot] },
        rested: step === 0 ? [] : trail.rested,
        turned: name === "flip" ? [...trail.turned, spot] : trail.turned,
      };
    }
    case "throw":
    case "save":
    case "goal": {
      const others = trail.rested.filter((ball) => ball.seat !== walk.seat);
      const rested: Rested = { ...walk, card: String(operands[0]), end: name };
      return { ...trail, walk: null, rested: [...others, rested] };
    }
    default:
      return trail;
  }
}

/** A trail as far as it agrees with what is shown: not every move before it may be known. */
function asShown(trail: Trail, view: View): Trail {
  const { ball, position, turn } = view;
  if (ball === null) return { ...trail, walk: null };
  const at = trail.walk?.spots.at(-1);
  const isThere = at?.row === position?.[0] && at?.column === position?.[1];
  if (trail.walk && isThere) return { ...trail, walk: { ...trail.walk, card: ball } };
  const spots = position ? [{ row: position[0], column: position[1] }] : [];
  const walk = { number: turnNumber(view), card: ball, seat: turn, spots };
  return { walk, rested: [], turned: [] };
}
