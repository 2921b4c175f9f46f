/** The way on that is sure to end in a goal: over cards that match, past a goalkeeper that does. */
import { ahead, matches, placeAt, ROWS, rowOf, shownAt, stepOf, type View } from "./pitch";

export interface Spot {
  row: number;
  column: number;
}

/** The spots from a choice on to the rival's line-up; null where a goal is not sure. */
export function sureWay(view: View, row: number, column: number): Spot[] | null {
  const keeper = view.keepers[1 - view.turn]?.card;
  const { ball } = view;
  if (!ball || !keeper || !matches(keeper, ball) || !fits(view, row, column)) return null;
  const here = { row, column };
  const step = stepOf(view.turn, row);
  if (step === ROWS - 1) return [here];
  const next = rowOf(view.turn, step + 1);
  for (const near of straightFirst(column)) {
    const rest = sureWay(view, next, near);
    if (rest) return [here, ...rest];
  }
  return null;
}

function straightFirst(column: number): number[] {
  return ahead(column).sort((one, other) => Math.abs(one - column) - Math.abs(other - column));
}

function fits(view: View, row: number, column: number): boolean {
  const isOwn = stepOf(view.turn, row) === 0;
  const card = isOwn ? shownAt(view, view.turn, row, column) : placeAt(view, row, column)?.card;
  return !!card && !!view.ball && matches(card, view.ball);
}
