import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { LANGUAGES, type Language, settings } from "$lib/settings/settings.svelte";
import { keeperName, seenName } from "./names";
import type { BallScene, View } from "./pitch";
import { words } from "./words";

const ROOT = join(import.meta.dirname, "../../../../..");
const NAMES = ["Алеся", "Bob"];

/** What the console says of each moment of a match to each seat. */
const SCRIPT = `
import json, sys
from types import SimpleNamespace
from koloda import Match
from koloda.locales import Language
from koloda.terminal.words_belarusian_football import BelarusianFootballWords

asked = json.load(sys.stdin)
language = Language(asked["language"], "intl" if asked["language"] == "en" else "cyrillic")
lines = open(f"{asked['root']}/tests/vectors/belarusian-football.jsonl", encoding="utf-8")
record = json.loads(lines.readline())["record"]
match = Match.new("belarusian-football", record["options"], bytes.fromhex(record["seed"]))
moments = []
for move in [*record["moves"], None]:
    for seat in range(2):
        live = SimpleNamespace(language=language, names=asked["names"], seat=seat)
        words = BelarusianFootballWords(live)
        view = match.view(seat)
        moments.append({
            "seat": seat,
            "view": view,
            "turn": words.turn(view) if view["legal"] else [],
            "topics": {name: topic(view) for name, topic in words.topics.items()},
        })
    if move is not None:
        match.play(move)
print(json.dumps(moments))
`;

interface Moment {
  seat: number;
  view: View;
  turn: string[];
  topics: Record<string, string[]>;
}

function consoleSays(language: Language): Moment[] {
  const output = execFileSync(`${ROOT}/.venv/bin/python`, ["-c", SCRIPT], {
    input: JSON.stringify({ language, names: NAMES, root: ROOT }),
    env: { ...process.env, NUMBA_DISABLE_JIT: "1" },
    encoding: "utf8",
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(output) as Moment[];
}

function sceneOf(view: View, seat: number | null): BallScene {
  const players = NAMES.map((name, place) => ({ name, you: place === seat }));
  return { view, seat, bottom: seat ?? 0, names: NAMES, players } as BallScene;
}

describe.each(LANGUAGES)("the table in sentences, in %s", (language) => {
  beforeAll(async () => {
    settings.language = language;
    await load("common", "table", "belarusian-football");
  });

  test("says what the console says", () => {
    for (const { seat, view, turn, topics } of consoleSays(language)) {
      const said = words(sceneOf(view, seat));
      expect(view.legal.length > 0 ? said.turn().map(plain) : []).toEqual(turn);
      for (const [name, sentences] of Object.entries(topics)) {
        expect(said.topics[name]?.().map(plain), name).toEqual(sentences);
      }
    }
  }, 60_000);
});

describe("what is typed", () => {
  const typed = (phase: string) => {
    const said = words(sceneOf({ phase } as View, 0));
    return (text: string) => said.move(text);
  };

  test("is a column or a throw while the ball is on its way", () => {
    const move = typed("play");
    expect(["3", " 4 ", "-", "−", "q♠", "hint"].map(move)).toEqual([
      "3",
      "4",
      "-",
      "-",
      "QS",
      null,
    ]);
  });

  test("is a card while the line-up is laid", () => {
    const move = typed("lineup");
    expect(["10h", "дп", "3", "-"].map(move)).toEqual(["TH", "QS", "3", null]);
  });
});

test("who watches is told by names", async () => {
  settings.language = "en";
  await load("common", "table", "belarusian-football");
  const place = { card: null, open: false };
  const view = {
    phase: "play",
    ball: "QS",
    turn: 1,
    position: [3, 1],
    goals: [0, 1],
    decks: [1, 3],
    rows: Array.from({ length: 4 }, () => [place, place, place, place]),
    keepers: [place, { card: "2H", open: true }],
    excluded: [
      { suits: ["D"], ranks: ["T"] },
      { suits: [], ranks: [] },
    ],
  };
  const { topics } = words(sceneOf(view as never, null));
  expect(topics.score?.()).toEqual([
    "Score: Алеся 0:1 Bob.",
    "Алеся: 1 ball left.",
    "Bob: 3 balls left.",
  ]);
  expect(topics.goalkeeper?.().map(plain)).toEqual([
    "Bob, goalkeeper: 2♥.",
    "Алеся, goalkeeper: face down.",
    "Алеся: the face-down line-up has none of these: ♦, 10.",
  ]);
  expect(plain(topics.pitch?.().at(-1) ?? "")).toMatch(
    /^The ball: Q♠\. .*Bob: line-up, column 2\.$/,
  );
});

test("a card face down is seen by oneself alone, or in a match that is looked at again", async () => {
  settings.language = "en";
  await load("common", "table", "belarusian-football");
  const keepers = ["QS", "2H"].map((card) => ({ card, open: false }));
  const row = Array.from({ length: 4 }, () => ({ card: "KD", open: false }));
  const scene = sceneOf({ rows: [row], keepers, phase: "play" } as never, 0);
  const said = (one: BallScene) =>
    [keeperName(one, 0), keeperName(one, 1), seenName(one, 0, 0)].map(plain);
  const again = { ...scene, players: scene.players.map((one) => ({ ...one, you: false })) };
  expect(said(scene)).toEqual([
    "your goalkeeper: Q♠ (only you see it).",
    "the rival’s goalkeeper: 2♥.",
    "K♦ (only you see it)",
  ]);
  expect(said(again)).toEqual([
    "your goalkeeper: Q♠ (face down).",
    "the rival’s goalkeeper: 2♥ (face down).",
    "K♦ (face down)",
  ]);
});
