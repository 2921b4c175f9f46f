import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import type { HeartsView } from "$lib/connection/messages";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { LANGUAGES, settings } from "$lib/settings/settings.svelte";
import type { Scene } from "../game";
import { words } from "./words";

const ROOT = join(import.meta.dirname, "../../../../..");
const NAMES = ["Вы", "Юг", "Восток", "Запад"];

/** What the console says at moments of a match: of each the view, the turn and the topics. */
const SCRIPT = `
import json, sys
from koloda.locales import Language
from koloda.match.match import Match
from koloda.terminal.live import LiveMatch
from koloda.terminal.words import words_of

asked = json.load(sys.stdin)
language = Language(asked["language"], "intl" if asked["language"] == "en" else "cyrillic")
match = Match.new("hearts", {"deals": 2}, bytes(range(32)))
live = LiveMatch(match, 0, "random", 0, language)
live.names = asked["names"]
words = words_of(live)
told = []
number = 0
while not match.over:
    if match.turn == 0 or number % 10 == 0:
        view = match.view(0)
        told.append({
            "view": view,
            "turn": words.turn(view) if match.turn == 0 else [],
            "topics": {name: topic(view) for name, topic in words.topics.items()},
        })
    number += 1
    # Now the lowest, now the highest: moons, voids and broken hearts come about.
    match.play(match.legal[0 if number % 3 else -1])
print(json.dumps(told))
`;

interface Moment {
  view: HeartsView;
  turn: string[];
  topics: Record<string, string[]>;
}

function sceneOf(view: HeartsView, seat: number | null = 0): Scene<HeartsView> {
  return {
    ...{ game: "hearts", options: view.options, view, seat, bottom: seat ?? 0, players: [] },
    ...{ names: NAMES, yours: view.legal.length > 0, chosen: null, previews: {}, last: null },
    ...{ sent: null, refusal: "", choose() {}, press() {}, play() {} },
  };
}

describe.each(LANGUAGES)("the command line in %s", (language) => {
  let moments: Moment[] = [];

  beforeAll(async () => {
    settings.language = language;
    await load("common", "table", "hearts");
    const output = execFileSync(join(ROOT, ".venv/bin/python"), ["-c", SCRIPT], {
      input: JSON.stringify({ language, names: NAMES }),
      env: { ...process.env, NUMBA_DISABLE_JIT: "1" },
      encoding: "utf8",
      maxBuffer: 2 ** 26,
    });
    moments = JSON.parse(output) as Moment[];
  }, 60_000);

  test("says what the console says", () => {
    expect(moments.length).toBeGreaterThan(30);
    for (const { view, turn, topics } of moments) {
      const found = words(sceneOf(view));
      if (view.turn === 0) expect(found.turn().map(plain)).toEqual(turn);
      for (const [name, told] of Object.entries(topics)) {
        expect(found.topics[name]?.().map(plain), name).toEqual(told);
      }
      expect(Object.keys(found.topics).sort()).toEqual(Object.keys(topics).sort());
    }
  });
});

describe("a move", () => {
  const view = { legal: [] } as unknown as HeartsView;

  test.each([
    ["qs", "QS"],
    ["Q♠", "QS"],
    ["♠q", "QS"],
    ["дп", "QS"],
    ["Д♠", "QS"],
    ["10h", "TH"],
    ["t h", "TH"],
    ["тт", "AC"],
    ["3", "3"],
    ["hand", null],
    ["", null],
  ])("typed as %s is %s", (typed, move) => {
    expect(words(sceneOf(view)).move(typed)).toBe(move);
  });

  test("is named as on its face, and what is no card as it is", () => {
    settings.language = "en";
    expect(words(sceneOf(view)).name("TH")).toBe("10♥");
    expect(words(sceneOf(view)).name("7")).toBe("7");
  });

  test("has no hand to ask about for those who only watch", () => {
    expect(words(sceneOf(view, null)).topics).not.toHaveProperty("hand");
  });
});
