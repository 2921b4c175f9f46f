import { beforeAll, describe, expect, test } from "vitest";
import type { HeartsView } from "$lib/connection/messages";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { settings } from "$lib/settings/settings.svelte";
import type { Scene } from "../game";
import { forecast } from "./forecast";
import { PACK } from "./rules";

const NAMES = ["You", "West", "North", "East"];

/** The turn of seat 0; `trick` is what the seats before it have laid. */
function scene(hand: string[], trick: string[], more: Partial<HeartsView> = {}): Scene<HeartsView> {
  const first = (4 - trick.length) % 4;
  const view = {
    ...{ phase: "play", direction: "left", turn: 0, over: false, legal: hand, hand, chosen: [] },
    trick: trick.map((card, nth) => ({ seat: (first + nth) % 4, card })),
    played: trick,
    voids: [[], [], [], []],
    ...more,
  } as unknown as HeartsView;
  const options = { jack_of_diamonds: -11 };
  return {
    ...{ view, options, names: NAMES, seat: 0, bottom: 0, yours: true, previews: {} },
  } as unknown as Scene<HeartsView>;
}

function told(where: Scene<HeartsView>, card: string) {
  const { text, more, figure, action } = forecast(where, card);
  return { text: plain(text), more: plain(more ?? ""), figure, action: plain(action) };
}

describe("what a card would do", () => {
  beforeAll(async () => {
    settings.language = "en";
    await load("common", "table", "hearts");
  });

  test("is passed on", () => {
    const found = told(scene(["QS"], [], { phase: "pass" }), "QS");
    expect(found).toMatchObject({ text: "Q♠ is passed to the left.", action: "Choose Q♠" });
  });

  test("takes the trick where it is played last, with what lies in it", () => {
    const found = told(scene(["KS"], ["QS", "2S", "3H"]), "KS");
    expect(found).toMatchObject({ text: "Takes the trick.", more: "", action: "Play K♠" });
    expect(found.figure).toEqual({ value: "+14", label: "points" });
  });

  test("takes points off with the jack of diamonds", () => {
    expect(told(scene(["AD"], ["JD", "2D", "3D"]), "AD").figure).toEqual({
      value: "−11",
      label: "points",
    });
  });

  test("lets somebody else have the trick", () => {
    const found = told(scene(["2S", "QH"], ["5S", "9S", "3S"]), "2S");
    expect(found).toMatchObject({ text: "The trick goes to North.", more: "No points in it." });
    expect(told(scene(["QH"], ["5S", "9S", "3S"]), "QH").more).toBe("1 point in it.");
  });

  test("may be beaten by what is still out", () => {
    const found = told(scene(["QD", "AD"], ["3D"]), "QD");
    expect(found).toMatchObject({ text: "Q♦ is the highest so far." });
    expect(found.more).toBe("No points in it. Higher and still out: K♦.");
    expect(told(scene(["5D"], ["3D"]), "5D").more).toContain("9 higher cards are still out.");
  });

  test("can't be beaten where all higher ones are gone or in the own hand", () => {
    expect(told(scene(["QD", "KD", "AD"], ["3D"]), "QD").text).toMatch(/nothing beats it/);
    const gone = scene(["9D"], ["3D"], { played: PACK.filter((card) => card !== "9D") });
    expect(told(gone, "9D").text).toMatch(/nothing beats it/);
  });

  test("can't be beaten where those who are still to play have none of the suit", () => {
    const voids = [[], ["D"], ["D"], ["D"]];
    expect(told(scene(["3D"], [], { voids }), "3D").text).toMatch(/nothing beats it/);
    expect(told(scene(["3D"], [], { voids: [[], ["D"], [], ["D"]] }), "3D").text).toBe(
      "3♦ leads the trick.",
    );
  });

  test("stays below, or is of another suit, while others are still to play", () => {
    const under = told(scene(["2D"], ["3D"]), "2D");
    expect(under.text).toBe("2♦ stays below the highest.");
    expect(under.more).toBe("No points in it. Still to play: West, North.");
    expect(told(scene(["QS"], ["3D"]), "QS")).toMatchObject({
      text: "Q♠ takes nothing: another suit was led.",
      more: "13 points in it. Still to play: West, North.",
    });
  });

  test("breaks hearts, where the preview says so", () => {
    const where = scene(["2H"], ["3D"]);
    expect(told(where, "2H").more).not.toContain("broken");
    Object.assign(where.previews, {
      "2H": { events: [["card", "2H"], ["hearts_broken"]], outcomes: [] },
    });
    expect(told(where, "2H").more).toContain("Hearts are broken.");
  });
});
