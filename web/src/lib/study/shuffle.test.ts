import { expect, test } from "vitest";
import { canonical, commitment, fairSeed, pack, shuffled } from "./shuffle";

/** Check values of docs/rules/chance.md. */
const COUNTING = "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f";
const ENTROPY = "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f";
const zeros = (end: string) => end.padStart(64, "0");
const TWO_PACKS = [...pack("6"), ...pack("6")];

test.each([
  ["the first", COUNTING, 0, pack(), "3H 7C 6D AC 2D 8C 7S KC"],
  ["the second", COUNTING, 1, TWO_PACKS, "JC JD 6H QC AH 8C TH KS"],
  ["one that leaves out a word of 72", zeros("16800f"), 1, TWO_PACKS, "QD 8D 7D 6D QS AH JS TS"],
  ["one that leaves out a word of 52", zeros("1a94b4"), 0, pack(), "5C 9C 4D 7D QH JS 4H 5D"],
])("shuffles as the rules say: %s", (_, seed, number, cards, first) => {
  const mixed = shuffled(seed, number, cards);
  expect(mixed.slice(0, 8).join(" ")).toBe(first);
  expect([...mixed].sort()).toEqual([...cards].sort());
});

test("the commitment and the seed are those of the rules", () => {
  expect(commitment(COUNTING)).toBe(
    "ac6d2a4250a38a7967ed497d42b5a2947cfb803adbec7f1804a79866f1449c7e",
  );
  const terms = { entropy: [ENTROPY, null], game: "card-football", match: "m1", options: {} };
  const seed = "3c8a2f8b6c35360bf58fd10bfba498f4c7f153e8bdfafdde3b5672709f015c5d";
  expect(fairSeed(COUNTING, terms)).toBe(seed);
  expect(fairSeed(COUNTING, { ...terms, entropy: [ENTROPY.toUpperCase(), null] })).toBe(seed);
  expect(fairSeed(COUNTING, { ...terms, match: "m2" })).not.toBe(seed);
  expect(fairSeed(COUNTING, { ...terms, options: { send_off_at: 3 } })).not.toBe(seed);
});

test("canonical JSON sorts keys at every depth and is ASCII", () => {
  const data = { b: [{ z: 1, a: null }], a: "ў\u007f\n", options: { y: true, x: "é" } };
  expect(canonical(data)).toBe(
    '{"a":"\\u045e\\u007f\\n","b":[{"a":null,"z":1}],"options":{"x":"\\u00e9","y":true}}',
  );
});
