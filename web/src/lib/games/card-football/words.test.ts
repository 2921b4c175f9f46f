import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { CardFootballView, Forecast as Preview } from "$lib/connection/messages";
import type { Scene } from "$lib/games/game";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { LANGUAGES, settings } from "$lib/settings/settings.svelte";
import { forecast } from "./forecast";
import { words } from "./words";

/** Tests run in web/. */
const ROOT = "../";
const NAMES = ["Ann", "Bob"];

interface Position {
  view: CardFootballView;
  previews: Record<string, Preview>;
  topics: Record<string, string[]>;
  turn: string[];
}

/** Play a match of the test vectors and have the console say each fourth position of it. */
function consoles(language: string): Position[] {
  const script = `
import json, sys
from types import SimpleNamespace
from koloda.locales import Language
from koloda.match.match import Match
from koloda.terminal.words_card_football import CardFootballWords
language = Language(sys.argv[1], "intl" if sys.argv[1] == "en" else "cyrillic")
record = json.load(sys.stdin)
match = Match.new(record["game"], record["options"], record["seed"])
told = []
for number, move in enumerate(record["moves"]):
    if number % 4 == 0:
        seat = match.turn
        live = SimpleNamespace(language=language, names=${JSON.stringify(NAMES)}, seat=seat)
        words, view = CardFootballWords(live), match.view(seat)
        told.append({
            "view": view,
            "previews": {legal: match.preview(legal) for legal in match.legal},
            "topics": {name: topic(view) for name, topic in words.topics.items()},
            "turn": words.turn(view),
        })
    match.play(move)
print(json.dumps(told))`;
  const told = execFileSync(`${ROOT}.venv/bin/python`, ["-c", script, language], {
    input: JSON.stringify(longest()),
    env: { ...process.env, NUMBA_DISABLE_JIT: "1" },
    maxBuffer: 2 ** 28,
    encoding: "utf8",
  });
  return JSON.parse(told) as Position[];
}

/** The record of the longest match: it has most of what can happen. */
function longest(): { moves: string[] } {
  const lines = readFileSync(`${ROOT}tests/vectors/card-football.jsonl`, "utf8").trim().split("\n");
  const records = lines.map((line) => (JSON.parse(line) as { record: { moves: string[] } }).record);
  return records.reduce((one, other) => (other.moves.length > one.moves.length ? other : one));
}

function sceneOf({ view, previews }: Pick<Position, "view" | "previews">): Scene<CardFootballView> {
  const { options, turn } = view;
  return {
    view,
    previews,
    options,
    names: NAMES,
    bottom: turn,
    seat: turn,
  } as unknown as Scene<CardFootballView>;
}

describe.each(LANGUAGES)("in %s", (language) => {
  test("all is said as in the console, and every move has a forecast", async () => {
    settings.language = language;
    await load("common", "table", "card-football");
    const positions = consoles(language);
    expect(positions.length).toBeGreaterThan(20);
    for (const position of positions) {
      const said = words(sceneOf(position));
      const answers = Object.entries(said.topics).map(([name, topic]) => [name, topic()]);
      expect(Object.fromEntries(answers)).toEqual(position.topics);
      expect(said.turn()).toEqual(position.turn);
      for (const [move, preview] of Object.entries(position.previews)) {
        const told = forecast(sceneOf(position), move);
        const isKick = JSON.stringify(preview).match(/"(goal|save)"/) !== null;
        expect(plain(told.text)).toMatch(/^\S.*[.]$/u);
        expect(told.figure !== undefined).toBe(isKick);
        expect(plain(told.action).length).toBeGreaterThan(2);
      }
    }
  }, 60_000);
});

test("who watches is not told that a card was theirs", async () => {
  settings.language = "en";
  await load("common", "table", "card-football");
  const column = { cards: ["6C"], hidden: 0, closed: "previous" };
  const view = { turn: 0, columns: [column] } as unknown as CardFootballView;
  const scene = { view, seat: null } as unknown as Scene<CardFootballView>;
  expect(words(scene).topics.pitch?.()).toEqual([
    "Column 1: 6♣. Closed: the previous card of the one to move came from it.",
  ]);
});

describe("a typed move", () => {
  const { move } = words({} as Scene<CardFootballView>);

  test.each([
    ["3", "3"],
    [" 05 ", "5"],
    ["9", "9"],
    ["column", null],
    ["", null],
    ["-1", null],
  ])("%j is %j", (text, meant) => {
    expect(move(text)).toBe(meant);
  });
});
