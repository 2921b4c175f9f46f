import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Event } from "$lib/connection/messages";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { LANGUAGES, type Language, settings } from "$lib/settings/settings.svelte";
import { tell } from "./tell";

const ROOT = join(import.meta.dirname, "../../../../..");
const NAMES = ["Алеся", "Bob"];

interface Match {
  states: { turn: number; events: Event[] }[];
}

const matches: Match[] = readFileSync(`${ROOT}/tests/vectors/belarusian-football.jsonl`, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Match);

/** What the console's commentary says of each match: its moves, and of each the sentences. */
const SCRIPT = `
import json, sys
from koloda.locales import Language, commentary

asked = json.load(sys.stdin)
language = Language(asked["language"], "intl" if asked["language"] == "en" else "cyrillic")
told = []
for match in asked["matches"]:
    live = commentary("belarusian-football", asked["names"], language)
    states = match["states"]
    told.append([live.move(old["turn"], new["events"]) for old, new in zip(states, states[1:])])
print(json.dumps(told))
`;

function consoleTells(language: Language): string[][][] {
  const output = execFileSync(`${ROOT}/.venv/bin/python`, ["-c", SCRIPT], {
    input: JSON.stringify({ language, names: NAMES, matches }),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(output) as string[][][];
}

describe.each(LANGUAGES)("the commentary in %s", (language) => {
  beforeAll(async () => {
    settings.language = language;
    await load("common", "belarusian-football");
  });

  test("says what the console says", () => {
    const told = matches.map(({ states }) => {
      const teller = tell(() => NAMES, {}, null);
      return states
        .slice(1)
        .map((after, nth) =>
          teller.move(states[nth]?.turn ?? 0, after.events).map((entry) => plain(entry.text)),
        );
    });
    expect(told).toEqual(consoleTells(language));
  }, 60_000);
});

describe("a moment of the commentary", () => {
  beforeAll(async () => {
    settings.language = "en";
    await load("common", "belarusian-football");
  });

  test("names the turn and where the rules tell of it", () => {
    const teller = tell(() => NAMES, {}, 0);
    const told = teller.move(1, [
      ["draw", 0, "3D"],
      ["throw", "3D"],
      ["draw", 1, "9D"],
    ]);
    expect(told.map((entry) => [entry.at, entry.anchor])).toEqual([
      ["1", "draw"],
      ["1", "throw"],
      ["2", "draw"],
    ]);
    expect(teller.move(1, [["flip", 0, 2, "9S"]])[0]).toMatchObject({ at: "2", anchor: "enter" });
    expect(teller.move(1, [["step", 1, 2, "9H"]])[0]).toMatchObject({ at: "2", anchor: "walk" });
  });

  test.each([
    [0, "against", "0:3"],
    [1, "for", "3:0"],
    [null, "any", "0:3"],
  ])("a goal of seat 1 is to viewer %s %s: %s", (viewer, goal, score) => {
    const teller = tell(() => NAMES, {}, viewer);
    teller.resume({
      goals: [0, 2],
      ball: "9D",
      turn: 1,
      out: ["3D"],
      scored: [[], ["2C", "3C"]],
    } as never);
    const [told] = teller.move(1, [["goal", "9D", "9H"]]);
    expect(told).toMatchObject({ at: "4", big: true, goal, icon: "ball", anchor: "shot" });
    expect(plain(told?.text ?? "")).toBe(`Goal! Bob – 9♦ against the goalkeeper 9♥, ${score}.`);
  });
});
