/** Where things are on the pitch, as a view tells it. What may be played is the club's to say. */
import type { BelarusianFootballView, Place } from "$lib/connection/messages";
import { settings } from "$lib/settings/settings.svelte";
import type { Scene } from "../game";
import { memory } from "./memory.svelte";

export type View = BelarusianFootballView;
export type BallScene = Scene<View>;

export const ROWS = 4;
export const COLUMNS = 4;

/** The move that throws the ball out. */
export const THROW = "-";

/** Whether two cards share the suit or the rank. */
export function matches(one: string, other: string): boolean {
  return one.charAt(0) === other.charAt(0) || one.charAt(1) === other.charAt(1);
}

/** The row that a seat's ball meets at a step: 0 its own line-up, 3 the rival's. */
export function rowOf(seat: number, step: number): number {
  return seat === 0 ? step : ROWS - 1 - step;
}

/** The step at which a seat's ball meets a row. */
export function stepOf(seat: number, row: number): number {
  return rowOf(seat, row);
}

/** The step that the ball takes next. */
export function nextStep(view: View): number {
  return view.position ? stepOf(view.turn, view.position[0]) + 1 : 0;
}

/** The row that the ball meets next; null where no ball is on its way. */
export function nextRow(view: View): number | null {
  return view.ball === null || view.over ? null : rowOf(view.turn, nextStep(view));
}

/** What lies at a place; null where no row is laid yet. */
export function placeAt(view: View, row: number, column: number): Place | null {
  return view.rows[row]?.[column] ?? null;
}

/** Columns that lie straight ahead of a column or one aside. */
export function ahead(column: number): number[] {
  return [column - 1, column, column + 1].filter((near) => near >= 0 && near < COLUMNS);
}

/** How many balls were turned up so far, the one on its way included. */
export function turnNumber(view: View): number {
  const rested = view.out.length + view.scored.reduce((sum, cards) => sum + cards.length, 0);
  return rested + (view.ball === null ? 0 : 1);
}

/** The ways that the ball could go from where it stands, or after standing at a place. */
export function waysOn(view: View, row: number, column: number): { open: number; closed: number } {
  const next = rowOf(view.turn, stepOf(view.turn, row) + 1);
  const places = ahead(column).map((near) => placeAt(view, next, near));
  return {
    open: places.filter(
      (place) => place?.card && place.open && matches(place.card, view.ball ?? ""),
    ).length,
    closed: places.filter((place) => place && !place.open).length,
  };
}

/** Whether a match is looked at again: nobody plays the seat from which it is seen. */
export function isReplay({ seat, players }: BallScene): boolean {
  return seat !== null && players[seat]?.you !== true;
}

/** Whether a seat is to remember its face-down line-up: the memory game, once a card of it is open. */
export function isToRemember(view: View, seat: number | null): boolean {
  if (!settings.memory || seat === null || view.over || view.phase !== "play") return false;
  const row = view.rows[rowOf(seat, 0)] ?? [];
  return row.some((place) => place.open) && !row.every((place) => place.open);
}

/** Whether a seat's face-down line-up is covered for itself. */
export function isCovered(view: View, seat: number | null): boolean {
  return isToRemember(view, seat) && !memory.peeks;
}

/** The card that is shown at a place; null: its back. */
export function shownAt(
  view: View,
  seat: number | null,
  row: number,
  column: number,
): string | null {
  const place = placeAt(view, row, column);
  if (!place || (!place.open && seat !== null && row === rowOf(seat, 0) && isCovered(view, seat))) {
    return null;
  }
  return place.card;
}
