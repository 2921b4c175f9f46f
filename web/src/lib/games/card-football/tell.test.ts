import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import type { Event, Options } from "$lib/connection/messages";
import type { View } from "$lib/games/game";
import { plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { LANGUAGES, settings } from "$lib/settings/settings.svelte";
import { tell } from "./tell";

/** Tests run in web/. */
const ROOT = "../";
const NAMES = ["Ann", "Bob"];

interface State {
  turn: number;
  events: Event[];
  half: number;
  extra: number;
  goals: number[];
}
interface Match {
  record: { options: Options };
  states: State[];
}

const MATCHES: Match[] = readFileSync(`${ROOT}tests/vectors/card-football.jsonl`, "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Match);

const movesOf = ({ states }: Match) =>
  states.slice(1).map((state, nth) => ({ seat: states[nth]?.turn ?? 0, events: state.events }));

/** Have the console's commentary tell matches: match by match, move by move, its sentences. */
function consoles(language: string): string[][][] {
  const script = `
import json, sys
from koloda.locales import Language
from koloda.locales.commentary import commentary
told = []
language = Language(sys.argv[1], "intl" if sys.argv[1] == "en" else "cyrillic")
for match in json.load(sys.stdin):
    teller = commentary("card-football", ${JSON.stringify(NAMES)}, language, match["options"])
    told.append([teller.move(move["seat"], move["events"]) for move in match["moves"]])
print(json.dumps(told))`;
  const input = MATCHES.map((match) => ({ options: match.record.options, moves: movesOf(match) }));
  const told = execFileSync(`${ROOT}.venv/bin/python`, ["-c", script, language], {
    input: JSON.stringify(input),
    maxBuffer: 2 ** 28,
    encoding: "utf8",
  });
  return JSON.parse(told) as string[][][];
}

describe.each(LANGUAGES)("in %s", (language) => {
  beforeEach(async () => {
    settings.language = language;
    await load("common", "card-football");
  });

  test("whole matches are told as the console tells them", () => {
    const told = MATCHES.map((match) => {
      const teller = tell(() => NAMES, match.record.options, null);
      return movesOf(match).map(({ seat, events }) =>
        teller.move(seat, events).map((one) => plain(one.text)),
      );
    });
    expect(told).toEqual(consoles(language));
  });
});

describe("in English", () => {
  beforeEach(async () => {
    settings.language = "en";
    await load("common", "card-football");
  });

  test("a match is gone on with from what a view shows", () => {
    for (const { record, states } of MATCHES.slice(0, 5)) {
      const moves = movesOf({ record, states });
      const whole = tell(() => NAMES, record.options, 0);
      const all = moves.map(({ seat, events }) => whole.move(seat, events));
      for (const start of [1, 20, 44, 60]) {
        const { half, extra, goals } = states[start] as State;
        const minute = all[start]?.[0]?.at;
        const teller = tell(() => NAMES, record.options, 0);
        teller.resume({ half, extra, goals, minute, over: false } as unknown as View);
        const rest = moves.slice(start).map(({ seat, events }) => teller.move(seat, events));
        expect(rest).toEqual(all.slice(start));
      }
    }
  });

  test("a goal is for, against or anybody's, and large", () => {
    const goal: Event[] = [
      ["take", 1, "9H"],
      ["goal", "shot", "H", "3S", "5C"],
    ];
    const goalOf = (viewer: number | null) => tell(() => NAMES, {}, viewer).move(0, goal)[1];
    expect(goalOf(0)).toMatchObject({
      at: "1'",
      goal: "for",
      big: true,
      icon: "ball",
      anchor: "shot",
    });
    expect(goalOf(1)).toMatchObject({ goal: "against" });
    expect(goalOf(null)).toMatchObject({ goal: "any" });
  });

  test("half time is a heading, a take is not large", () => {
    const told = tell(() => NAMES, {}, 0).move(0, [["take", 1, "9H"], ["half_time"]]);
    expect(told[0]).toMatchObject({ anchor: "take" });
    expect(told[0]?.big).toBeUndefined();
    expect(told[1]).toMatchObject({ heading: true, text: "Half time, 0:0." });
  });

  test("every anchor is a heading of the rules", () => {
    const rules = readFileSync(`${ROOT}src/koloda/locales/en/rules/card-football.md`, "utf8");
    const anchors = new Set(
      MATCHES.flatMap((match) => {
        const teller = tell(() => NAMES, match.record.options, 0);
        return movesOf(match).flatMap(({ seat, events }) =>
          teller.move(seat, events).map((one) => one.anchor),
        );
      }),
    );
    expect([...anchors].filter((anchor) => !rules.includes(`{#${anchor}}`))).toEqual([]);
    expect(anchors).toContain("rebound");
  });
});
