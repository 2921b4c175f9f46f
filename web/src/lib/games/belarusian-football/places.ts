/** What is drawn at each place of the pitch, from a view and from what is thought of. */
import {
  type BallScene,
  isCovered,
  isReplay,
  nextRow,
  nextStep,
  placeAt,
  rowOf,
  shownAt,
} from "./pitch";
import type { Trail } from "./trail";
import { type Spot, sureWay } from "./way";

/** `can`: the ball may go there; `might`: the rival's may; `covered`: to be remembered whether. */
export type State = "can" | "might" | "no_match" | "far" | "covered" | "none";

export interface Drawn extends Spot {
  /** The card's face; null: its back, or nothing where nothing is laid. */
  card: string | null;
  laid: boolean;
  /** Face down, but seen by whoever looks. */
  secret: boolean;
  /** Nobody else sees it. */
  alone: boolean;
  state: State;
  /** The move that a press makes; null: no press is expected here. */
  move: string | null;
  /** Just turned up. */
  turned: boolean;
}

/** Whether the one who looks is to move, a move on its way to the club included. */
export function isToMove(scene: BallScene): boolean {
  return scene.yours || (scene.sent !== null && scene.view.turn === scene.seat);
}

/** What is drawn at a place. */
export function drawn(scene: BallScene, spot: Spot, trail: Trail): Drawn {
  const { view, seat } = scene;
  const { row, column } = spot;
  const place = placeAt(view, row, column);
  const laid = laidAt(scene, row, column);
  const card = place ? shownAt(view, seat, row, column) : laid;
  const secret = card !== null && !place?.open;
  const isNext = view.phase === "play" && nextRow(view) === row;
  return {
    ...spot,
    card,
    laid: place !== null || laid !== null,
    secret,
    alone: secret && !isReplay(scene),
    state: isNext ? stateOf(scene, spot) : "none",
    move: isNext && isToMove(scene) ? String(column + 1) : null,
    turned: trail.turned.some((other) => other.row === row && other.column === column),
  };
}

/** A card that its owner has laid while the line-up is not complete. */
function laidAt({ view, seat }: BallScene, row: number, column: number): string | null {
  const isOwn = seat !== null && row === rowOf(seat, 0) && view.rows[row] === null;
  return (isOwn && view.laid[column]) || null;
}

function stateOf(scene: BallScene, { row, column }: Spot): State {
  const { view, seat } = scene;
  const move = String(column + 1);
  if (!isToMove(scene)) return view.reachable.includes(move) ? "might" : "none";
  const isOwn = nextStep(view) === 0;
  if (isOwn && isCovered(view, seat) && !placeAt(view, row, column)?.open) return "covered";
  if (view.legal.includes(move)) return "can";
  const from = view.position?.[1] ?? column;
  return Math.abs(from - column) > 1 ? "far" : "no_match";
}

/** The spots that a thought-of move is sure to lead over, up to a goal. */
export function sureSpots(scene: BallScene, move: string | null): Spot[] {
  const row = nextRow(scene.view);
  if (move === null || row === null || !scene.view.legal.includes(move)) return [];
  return sureWay(scene.view, row, Number(move) - 1) ?? [];
}
