/** Extra moves, as the events of a take change them (docs/rules/card-football.md, Gains). */
import type { Event, Options } from "$lib/connection/messages";
import { GAINS, REBOUND } from "$lib/words/operands";

/** The extra moves left after an event, and how many of them it added. */
export function follow(
  left: number,
  event: Event,
  options: Options,
): { left: number; gained: number } {
  const before = passes(event, options) ? 0 : left;
  const gain = gainOf(event);
  const gained = options.extra_moves === "max" ? Math.max(gain - before, 0) : gain;
  return { left: before + gained, gained };
}

/** The extra moves left once a take is spent and all its events have happened. */
export function leftAfter(left: number, events: Event[], options: Options): number {
  const spent = Math.max(left - 1, 0);
  return events.reduce((sum, event) => follow(sum, event, options).left, spent);
}

/** The kind of a kick; one of an ace or a king is a penalty. */
export function kickKind(event: Event, card: string): string {
  return event[1] === "free_kick" && /^[KA]/.test(card) ? "penalty" : String(event[1]);
}

/** Whether an event is a shot that the goalkeeper's second card has saved. */
export function isRebound([name, kind, , nth]: Event): boolean {
  return name === "save" && kind === "shot" && nth === 2;
}

function gainOf(event: Event): number {
  return isRebound(event) ? REBOUND : (GAINS[event[0]] ?? 0);
}

/** Whether an event passes the turn, and so cancels the extra moves left. */
function passes(event: Event, options: Options): boolean {
  const [name, kind] = event;
  if (name === "block") return true;
  if (name !== "goal" && name !== "save") return false;
  return kind !== "shot" || (name === "goal" && options.shot_goal_ends_turn === true);
}
