import { beforeAll, describe, expect, test } from "vitest";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { forecast } from "./forecast";
import type { BallScene } from "./pitch";

const down = { card: null, open: false };
const open = (card: string) => ({ card, open: true });

/** A ball of spades on its way from seat 0's line-up, past midfield that is partly open. */
const VIEW = {
  phase: "play",
  turn: 0,
  over: false,
  ball: "JS",
  legal: ["1", "3"],
  position: [1, 1],
  rows: [
    [open("7D"), open("6S"), { card: "5C", open: false }, down],
    [open("6C"), open("5S"), open("3H"), down],
    [down, open("9H"), open("7S"), down],
    [down, down, open("8S"), down],
  ],
  keepers: [{ card: "QS", open: false }, open("2S")],
};

function foretold(view: object, move: string, previews: object = {}) {
  const scene = { view: { ...VIEW, ...view }, seat: 0, previews } as unknown as BallScene;
  const told = forecast(scene, move);
  return { ...told, text: plain(told.text), more: plain(told.more ?? "") };
}

describe("what a move would do", () => {
  beforeAll(async () => {
    settings.language = "en";
    await load("common", "table", "belarusian-football");
  });

  test("a way that is sure to end in a goal is told to its end", () => {
    expect(foretold({}, "3")).toEqual({
      figure: { label: "goal", value: "sure" },
      text: "By 7♠, 8♠, past the goalkeeper 2♠.",
      more: "Every card on this way matches J♠.",
      action: "Step",
    });
  });

  test("a face-down card has odds once the club has told them", () => {
    expect(foretold({}, "1")).toMatchObject({
      text: "Opens the face-down card in column 1.",
      more: "",
    });
    const outcomes = [
      { odds: 0.25, events: [] },
      { odds: 0.75, events: [["throw", "JS"]] },
    ];
    expect(foretold({}, "1", { 1: { events: [["flip", 2, 1]], outcomes } })).toEqual({
      figure: { label: "matches", value: "25%" },
      text: "Opens the face-down card in column 1.",
      more: "75% out.",
      action: "Open",
    });
  });

  test("a card of the rival's line-up has the odds of a goal", () => {
    const outcomes = [
      { odds: 0.1, events: [["goal", "JS"]] },
      { odds: 0.2, events: [["save", "JS"]] },
      { odds: 0.7, events: [["throw", "JS"], ["full_time"]] },
    ];
    const view = { position: [2, 2], keepers: [null, down], legal: ["2"] };
    expect(foretold(view, "2", { 2: { events: [["flip", 3, 2]], outcomes } })).toMatchObject({
      figure: { label: "goal", value: "10%" },
      more: "20% saved, 70% out. This is the last ball of the match.",
    });
  });

  test("a known card is told with what lies ahead of it", () => {
    const view = { position: null, legal: ["2", "-"], keepers: [null, down] };
    expect(foretold(view, "2")).toMatchObject({
      text: "The ball enters on 6♠, own line-up, column 2.",
      more: "Next within reach: face down 0, matching 1.",
      action: "Enter",
    });
    const dead = {
      ...view,
      ball: "7C",
      legal: ["1"],
      rows: [VIEW.rows[0], [open("AH"), open("AD"), open("AS"), down], VIEW.rows[2], VIEW.rows[3]],
    };
    expect(foretold(dead, "1").more).toBe("It can’t go on from there: the ball is out.");
    expect(foretold(view, "-")).toMatchObject({ text: "The ball J♠ is out.", action: "Throw out" });
  });

  test("a card of the hand is told where it will lie", () => {
    const laying = { hand: ["9C", "QH"], legal: ["9C", "QH"], ball: null };
    expect(foretold({ ...laying, phase: "keeper" }, "QH")).toMatchObject({
      text: "Q♥ becomes your goalkeeper.",
      action: "To goal",
    });
    expect(foretold({ ...laying, phase: "lineup", laid: ["6S"] }, "QH")).toMatchObject({
      text: "Q♥ goes to column 2.",
      action: "To column 2",
    });
  });
});
