import { expect, test } from "vitest";
import { load } from "$lib/i18n/texts.svelte";
import { endingOf, outcomeOf } from "./outcome";

await load("common", "table");

const NAMES = ["Ann", "Bob"];

/** A match that is over, between two, of whom those who left are named by seat. */
function ended(winners: number[], given: object = {}, left: number[] = []) {
  const seats = NAMES.map((name, seat) => ({ name, left: left.includes(seat) }));
  const result = { winners, scores: [1, 1] };
  const match = { phase: "over", ending: "finished", culprit: null, result, seats, ...given };
  return match as unknown as Parameters<typeof outcomeOf>[0];
}

test.each([
  [ended([0]), 0, "You have won"],
  [ended([0]), 1, "You have lost"],
  [ended([0]), null, "Winner: Ann"],
  [ended([]), 0, "A draw"],
  [ended([0, 1]), 1, "A draw"],
  // Where two others share the win, it is lost.
  [ended([1, 2]), 0, "You have lost"],
  // Whoever left for good has lost, even where a bot went on to win for them.
  [ended([1], {}, [1]), 1, "You have lost"],
  [ended([], { phase: "void", result: null }), 0, "The match came to nothing"],
])("match %# has its outcome in a sentence", (match, own, sentence) => {
  expect(outcomeOf(match, NAMES, own)).toBe(sentence);
});

test("why it ended is said where it was not played to its end", () => {
  expect(endingOf(ended([0]), NAMES)).toBe("");
  expect(endingOf(ended([0], { ending: "resigned", culprit: 1 }), NAMES)).toBe("Resigned: Bob.");
});
