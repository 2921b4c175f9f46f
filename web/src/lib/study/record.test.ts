import { beforeAll, expect, test } from "vitest";
import { Refused } from "$lib/connection/api";
import type { Replay } from "$lib/connection/messages";
import { load } from "$lib/i18n/texts.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { matchAt } from "./address";
import { readFile, readText, recordNames, sayRecord } from "./record";

beforeAll(async () => {
  settings.language = "en";
  await load("common", "errors", "study", "card-football", "hearts");
});

const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return (error as Refused).code;
  }
  return null;
};

test("a text is one record, or one a line", () => {
  expect(readText('{"a": 1}')).toEqual([{ a: 1 }]);
  expect(readText('\uFEFF{\n"a": 1\n}\n')).toEqual([{ a: 1 }]);
  expect(readText('{"a": 1}\r\n\n{"a": 2}\n')).toEqual([{ a: 1 }, { a: 2 }]);
});

test("what is no record is refused, and where", async () => {
  expect(codeOf(() => readText(" \n"))).toBe("record/empty");
  expect(codeOf(() => readText("x".repeat(2 ** 20 + 1)))).toBe("record/size");
  expect(codeOf(() => readText('{"a": 1}\n{"a"'))).toBe("record/json");
  try {
    readText('{"a": 1}\n{"a"');
  } catch (error) {
    expect(sayRecord(error)).toBe(
      "This is not JSON (line 2). Expected: one record, or one record a line.",
    );
  }
  await expect(readFile(new Blob([new Uint8Array([0xff, 0xfe])]))).rejects.toMatchObject({
    code: "record/encoding",
  });
  expect(await readFile(new Blob(['{"a": "ў"}']))).toEqual([{ a: "ў" }]);
});

test("errors say what was expected", () => {
  const details = {
    game: "card-football",
    move: "3",
    number: 2,
    reason: "previous",
    legal: ["1", "2"],
  };
  expect(sayRecord(new Refused("move/illegal", "", details))).toBe(
    "Move 2 (3) is not legal. Your previous card came from column 3, so it is closed for this take. Open columns: 1, 2.",
  );
  const hearts = { game: "hearts", move: "QS", number: 1, reason: "two_of_clubs", legal: "2C" };
  expect(sayRecord(new Refused("move/illegal", "", hearts))).toContain("begins with 2♣");
  const option = { option: "send_off_at", value: 9, kind: "whole", minimum: 2, maximum: 5 };
  expect(sayRecord(new Refused("option/value", "", option))).toContain(
    "a whole number from 2 to 5",
  );
  const game = { game: "chess", nearest: "", expected: "hearts" };
  expect(sayRecord(new Refused("game/unknown", "", game))).toBe(
    "There is no game chess. The games are: hearts.",
  );
  expect(sayRecord(new Refused("game/unknown", "", { ...game, nearest: "hearts" }))).toContain(
    "Did you mean hearts?",
  );
  expect(sayRecord(new Refused("study/elsewhere", ""))).toContain("not the address");
});

test("players are named as the record does, bots by their level", () => {
  const replay = { seats: 2, names: ["Ann", "novice"] } as Replay;
  expect(recordNames({}, replay)).toEqual(["Ann", "Bot, Novice"]);
  const people = { fair: { hashes: ["0".repeat(64), "0".repeat(64)] } };
  expect(recordNames(people, replay)).toEqual(["Ann", "novice"]);
  expect(recordNames({}, { seats: 2, names: null } as Replay)).toEqual(["Player 1", "Player 2"]);
});

test.each([
  ["http://club:8000/match/abc", "abc"],
  ["/replay/abc?step=3", "abc"],
  ["http://club:8000/api/matches/abc/record", "abc"],
  ["http://elsewhere/match/abc", null],
  ["/rules/hearts", null],
  ["", null],
  ["http://[", null],
])("%s leads to the match %s", (text, match) => {
  expect(matchAt(text, "http://club:8000")).toBe(match);
});
