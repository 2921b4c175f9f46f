import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { HeartsView } from "$lib/connection/messages";
import { Lingering } from "./lingering.svelte";

function view(more: Partial<HeartsView>): HeartsView {
  return {
    ...{ deal: 0, tricks: [0, 0, 0, 0], trick: [], last_trick: [], last_winner: null },
    ...{ scores: [0, 0, 0, 0], over: false },
    ...more,
  } as unknown as HeartsView;
}

const laid = (...cards: string[]) => cards.map((card, seat) => ({ seat, card }));

describe("what lingers", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const before = view({ trick: laid("2C", "3C", "4C") });
  const after = view({
    tricks: [0, 0, 0, 1],
    last_trick: laid("2C", "3C", "4C", "5C"),
    last_winner: 3,
  });

  test("is a finished trick, for a while, and then it goes to its taker", () => {
    const lingering = new Lingering();
    lingering.see(before, null);
    const [open] = lingering.tricks(before);
    lingering.see(after, null);
    const [held, ...others] = lingering.tricks(after);
    expect(held).toMatchObject({ id: open?.id, winner: 3, leaves: false });
    expect(held?.cards).toHaveLength(4);
    expect(others).toEqual([]);
    vi.advanceTimersByTime(1199);
    expect(lingering.held).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(lingering.tricks(after).map((trick) => [trick.cards.length, trick.leaves])).toEqual([
      [0, false],
      [4, true],
    ]);
    vi.advanceTimersByTime(250);
    expect(lingering.tricks(after)).toHaveLength(1);
  });

  test("goes at once where somebody presses something", () => {
    const lingering = new Lingering();
    lingering.see(before, null);
    lingering.see(after, null);
    lingering.release();
    expect(lingering.held).toBeNull();
    expect(lingering.leaving).not.toBeNull();
  });

  test("is the last trick of a deal too, whose view shows the next deal, and the deal's points", () => {
    const lingering = new Lingering();
    const last = view({
      tricks: [3, 3, 3, 3],
      scores: [5, 6, 7, 8],
      trick: laid("2C", "3C", "4C"),
    });
    lingering.see(last, null);
    const next = view({ deal: 1, scores: [5, 32, 33, 34] });
    lingering.see(next, {
      seat: 3,
      events: [
        ["card", "5C"],
        ["trick", 0],
        ["moon", 0],
        ["scored", 0, 26, 26, 26],
      ],
    });
    expect(lingering.held).toMatchObject({ winner: 0 });
    expect(lingering.held?.cards.map(({ card }) => card)).toEqual(["2C", "3C", "4C", "5C"]);
    expect(lingering.deal).toEqual({
      number: 1,
      points: [0, 26, 26, 26],
      totals: [5, 32, 33, 34],
      shot: { kind: "moon", seat: 0 },
    });
  });

  test("is the last deal of a match", () => {
    const lingering = new Lingering();
    lingering.see(view({ tricks: [3, 3, 3, 3] }), null);
    lingering.see(view({ tricks: [3, 3, 3, 4], scores: [26, 0, 0, 0], over: true }), null);
    expect(lingering.deal).toMatchObject({ number: 1, points: [26, 0, 0, 0], shot: null });
  });

  test("is nothing at the beginning, after a jump, or a step back", () => {
    const lingering = new Lingering();
    lingering.see(after, null);
    expect(lingering.held).toBeNull();
    lingering.see(view({ tricks: [1, 1, 1, 1], last_trick: laid("2D") }), null);
    expect(lingering.held).toBeNull();
    lingering.see(before, null);
    expect(lingering.held).toBeNull();
    expect(lingering.deal).toBeNull();
  });
});
