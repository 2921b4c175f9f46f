import { describe, expect, test } from "vitest";
import type { Event, HeartsView } from "$lib/connection/messages";
import type { Scene } from "../game";
import { dealRows } from "./deals";

function rows(deal: number, scores: number[], scored: number[][], over = false) {
  const view = { deal, scores, over } as unknown as HeartsView;
  const moves = scored.map((points) => ({ seat: 0, events: [["scored", ...points] as Event] }));
  return dealRows({ view, moves } as unknown as Scene<HeartsView>);
}

describe("points by deal", () => {
  const first = [26, 0, 0, 0];
  const second = [0, 13, 13, 0];

  test("are those of the deals that are over", () => {
    expect(rows(0, [0, 0, 0, 0], [])).toEqual([]);
    expect(rows(2, [26, 13, 13, 0], [first, second])).toEqual([
      { deal: 1, points: first },
      { deal: 2, points: second },
    ]);
    expect(rows(1, [26, 13, 13, 0], [first, second], true)).toHaveLength(2);
  });

  test("begin with what came before, where that is not known in parts", () => {
    expect(rows(3, [30, 20, 14, 4], [second])).toEqual([
      { deal: null, points: [30, 7, 1, 4] },
      { deal: 3, points: second },
    ]);
  });

  test("stop where a replay stands", () => {
    expect(rows(1, first, [first, second])).toEqual([{ deal: 1, points: first }]);
  });
});
