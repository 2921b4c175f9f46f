import { describe, expect, test } from "vitest";
import type { Event } from "$lib/connection/messages";
import { trailOf } from "./trail";

const view = (ball: string | null, position: [number, number] | null, out: string[] = []) =>
  ({ ball, position, out, scored: [[], []], turn: 1 }) as never;

const move = (seat: number, ...events: Event[]) => ({ seat, events });

/** Seat 0's ball is out at once; seat 1's enters, opens one card too many, and seat 0's is drawn. */
const DRAWN = move(1, ["draw", 0, "3D"], ["throw", "3D"], ["draw", 1, "9D"]);
const ENTERED = move(1, ["flip", 0, 2, "9S"]);
const OUT = move(1, ["flip", 1, 1, "2C"], ["throw", "9D"], ["draw", 0, "4H"]);

describe("the trail of a ball", () => {
  test("begins at the deck, with the balls before it at rest", () => {
    const trail = trailOf([DRAWN], view("9D", null, ["3D"]));
    expect(trail.walk).toEqual({ number: 2, card: "9D", seat: 1, spots: [] });
    expect(trail.rested).toEqual([{ number: 1, card: "3D", seat: 0, spots: [], end: "throw" }]);
  });

  test("grows with each card; balls at rest are gone once it has entered", () => {
    const trail = trailOf([DRAWN, ENTERED], view("9D", [3, 1], ["3D"]));
    expect(trail.walk?.spots).toEqual([{ row: 3, column: 1 }]);
    expect(trail.turned).toEqual([{ row: 3, column: 1 }]);
    expect(trail.rested).toEqual([]);
  });

  test("stays to be seen where the ball came to rest", () => {
    const trail = trailOf([DRAWN, ENTERED, OUT], view("4H", null, ["3D", "9D"]));
    expect(trail.walk).toEqual({ number: 3, card: "4H", seat: 0, spots: [] });
    expect(trail.turned).toEqual([{ row: 2, column: 0 }]);
    const spots = [
      { row: 3, column: 1 },
      { row: 2, column: 0 },
    ];
    expect(trail.rested).toEqual([{ number: 2, card: "9D", seat: 1, spots, end: "throw" }]);
  });

  test("is no more than the view tells where its moves are not known", () => {
    const walk = { number: 3, card: "9D", seat: 1, spots: [{ row: 2, column: 1 }] };
    expect(trailOf([], view("9D", [2, 1], ["3D", "4D"])).walk).toEqual(walk);
    expect(trailOf([DRAWN], view("9D", [2, 1], ["3D", "4D"])).walk).toEqual(walk);
    const seen = trailOf([move(1, ["flip", 1, 2, "9S"])], view("9D", [2, 1], ["3D", "4D"]));
    expect(seen.walk).toEqual(walk);
    expect(trailOf([], view(null, null)).walk).toBeNull();
  });

  test("ends in the net, or in the gloves", () => {
    const shot = move(1, ["step", 3, 2, "9C"], ["goal", "9D", "9H"], ["full_time"]);
    const trail = trailOf([DRAWN, ENTERED, shot], view(null, null, ["3D"]));
    expect(trail.rested.at(-1)).toMatchObject({ card: "9D", end: "goal", seat: 1 });
  });
});
