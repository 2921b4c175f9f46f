import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { Event, Options } from "$lib/connection/messages";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { LANGUAGES, type Language, settings } from "$lib/settings/settings.svelte";
import { tell } from "./tell";

const ROOT = join(import.meta.dirname, "../../../../..");
const NAMES = ["Север", "Юг", "Восток", "Запад"];

interface Match {
  record: { options: Options };
  states: { turn: number; events: Event[] }[];
}

const matches: Match[] = readFileSync(`${ROOT}/tests/vectors/hearts.jsonl`, "utf8")
  .trim()
  .split("\n")
  .slice(0, 8)
  .map((line) => JSON.parse(line) as Match);

/** What the console's commentary says of each match: its moves, and of each the sentences. */
const SCRIPT = `
import json, sys
from koloda.locales import Language, commentary

asked = json.load(sys.stdin)
letters = "intl" if asked["language"] == "en" else "cyrillic"
language = Language(asked["language"], letters)
told = []
for match in asked["matches"]:
    live = commentary("hearts", asked["names"], language, match["record"].get("options", {}), viewer=asked["viewer"])
    states = match["states"]
    told.append([live.move(before["turn"], after["events"]) for before, after in zip(states, states[1:])])
print(json.dumps(told))
`;

function consoleTells(language: Language, viewer: number | null): string[][][] {
  const output = execFileSync(`${ROOT}/.venv/bin/python`, ["-c", SCRIPT], {
    input: JSON.stringify({ language, viewer, names: NAMES, matches }),
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(output) as string[][][];
}

function pageTells(viewer: number | null): string[][][] {
  return matches.map(({ record, states }) => {
    const teller = tell(() => NAMES, record.options ?? {}, viewer);
    return states.slice(1).map((after, nth) =>
      teller
        .move(states[nth]?.turn ?? 0, after.events)
        .filter((entry) => !entry.heading)
        .map((entry) => plain(entry.text)),
    );
  });
}

describe.each(LANGUAGES)("the commentary in %s", (language) => {
  beforeAll(async () => {
    settings.language = language;
    await load("common", "hearts");
  });

  test.each([null, 0, 2])(
    "says what the console says to viewer %s",
    (viewer) => {
      expect(pageTells(viewer)).toEqual(consoleTells(language, viewer));
    },
    60_000,
  );
});

describe("a moment of the commentary", () => {
  beforeAll(async () => {
    settings.language = "en";
    await load("common", "hearts");
  });

  test("names the trick, its points and where the rules tell of it", () => {
    const teller = tell(() => NAMES, { passing: "none" }, 0);
    const first = teller.move(0, [["card", "2C"]]);
    expect(first.map((entry) => [entry.at, plain(entry.text), entry.heading ?? false])).toEqual([
      ["", "Deal 1", true],
      ["1", "Север: 2♣.", false],
    ]);
    teller.move(1, [["card", "3C"]]);
    teller.move(2, [["card", "4C"]]);
    const [, broken, trick] = teller.move(3, [["card", "5H"], ["hearts_broken"], ["trick", 2]]);
    expect(broken).toMatchObject({ at: "1", big: true, anchor: "hearts_broken" });
    expect(trick).toMatchObject({ at: "1", text: "Trick: Восток, 1 point.", big: true });
    expect(teller.move(2, [["card", "KD"]])[0]).toMatchObject({ at: "2", anchor: "play" });
  });

  test("hides what others pass, and does not tell of it where it is not known", () => {
    const teller = tell(() => NAMES, {}, 0);
    expect(teller.move(1, [["pass"]]).filter((entry) => !entry.heading)).toEqual([]);
    expect(teller.move(1, [["pass", "QS"]])).toEqual([]);
    expect(teller.move(0, [["pass", "QS"]])).toHaveLength(1);
    const watcher = tell(() => NAMES, {}, null);
    expect(watcher.move(1, [["pass"]]).filter((entry) => !entry.heading)).toEqual([]);
  });

  test("goes on from the middle of a match with the totals of the view", () => {
    const teller = tell(() => NAMES, {}, 0);
    const trick = [0, 1, 2].map((seat) => ({ seat, card: `${seat + 2}D` }));
    teller.resume({
      ...{ turn: 3, over: false, legal: [], deal: 1, scores: [5, 6, 7, 8] },
      ...{ trick, tricks: [3, 3, 3, 3], played: ["2D"], hand_sizes: [0, 0, 0, 1] },
    } as never);
    const told = teller.move(3, [
      ["card", "6D"],
      ["trick", 3],
      ["scored", 26, 0, 0, 0],
    ]);
    expect(told.map((entry) => plain(entry.text)).slice(-2)).toEqual([
      "This deal: Север – 26, Юг – 0, Восток – 0, Запад – 0.",
      "Total: Север – 31, Юг – 6, Восток – 7, Запад – 8.",
    ]);
  });
});
