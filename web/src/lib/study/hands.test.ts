import { expect, test } from "vitest";
import type { HeartsView } from "$lib/connection/messages";
import { laidOut } from "./hands";

const view = (given: Partial<HeartsView>) =>
  laidOut({
    phase: "play",
    hand: [],
    chosen: [],
    received: null,
    tricks: [0, 0, 0, 0],
    ...given,
  } as HeartsView);

test("a hand lies by suit, a row for each suit that is held", () => {
  const lying = view({ hand: ["KH", "2H", "TC", "AS", "9C"] });
  expect(lying.map(({ card, row, column }) => `${card} ${row}.${column}`)).toEqual([
    "9C 1.1",
    "TC 1.2",
    "AS 2.1",
    "2H 3.1",
    "KH 3.2",
  ]);
});

test("cards chosen to be passed still lie in the hand", () => {
  const lying = view({ phase: "pass", hand: ["2C"], chosen: ["AC"] });
  expect(lying.map(({ card }) => card)).toEqual(["2C", "AC"]);
});

test("what was passed to a hand is marked until a trick is over", () => {
  const received = { seat: 1, cards: ["AC"] };
  const marked = (tricks: number[]) =>
    view({ hand: ["2C", "AC"], received, tricks }).filter(({ fresh }) => fresh);
  expect(marked([0, 0, 0, 0]).map(({ card }) => card)).toEqual(["AC"]);
  expect(marked([0, 1, 0, 0])).toEqual([]);
});
