import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";
import type { Event, Options, Replay } from "$lib/connection/messages";
import { load, t } from "$lib/i18n/texts.svelte";
import { LANGUAGES, settings } from "$lib/settings/settings.svelte";
import { hashOf, type Kept } from "$lib/table/fair";
import { check, type Evidence, sealed } from "./check";
import { commitment, fairSeed, pack, shuffled } from "./shuffle";

const DEFAULTS: Options = { pack: 52, packs: 1, entry: "mandatory", keeper_recloses: false };
const OPTIONS: Options = { pack: 36 };
const TABLE = "aBcDeFgHiJkL";
const SERVER_SEED = "5e".repeat(32);
const ENTROPY = "e1".repeat(32);
const HASH = hashOf(ENTROPY);
const GAME = "belarusian-football";

const fair = {
  match: TABLE,
  server_seed: SERVER_SEED,
  commitment: commitment(SERVER_SEED),
  hashes: [HASH, null],
  entropy: [ENTROPY, null],
};
const seed = fairSeed(SERVER_SEED, {
  entropy: fair.entropy,
  game: GAME,
  match: TABLE,
  options: OPTIONS,
});
/** The line-up of seat 0, and nothing more. */
const LINEUP = shuffled(seed, 0, pack("6")).slice(8, 12);
const record = {
  koloda: 1,
  game: GAME,
  options: { ...OPTIONS, packs: 1 },
  seed,
  moves: LINEUP,
  fair,
};
const kept: Kept = {
  table: TABLE,
  game: GAME,
  options: OPTIONS,
  commitment: fair.commitment,
  entropy: ENTROPY,
  hash: HASH,
};

function replayOf(moves: string[]): Replay {
  const made = moves.map((move) => ({ seat: 0, move, events: [] as Event[] }));
  const steps = [{ seat: null, move: null, events: [] }, ...made];
  return {
    game: GAME,
    options: { ...DEFAULTS, ...OPTIONS },
    seats: 2,
    names: null,
    scores: [0, 0],
    winners: [],
    fair: true,
    steps: steps.map((step) => ({ ...step, view: {} })),
  };
}

const good: Evidence = {
  record,
  replay: replayOf(LINEUP),
  defaults: DEFAULTS,
  kept,
  moves: LINEUP,
};

/** The steps of a check that did not pass. */
function faults(changes: Partial<Evidence>): string[] {
  const { steps } = check({ ...good, ...changes });
  return steps.flatMap(({ name, state }) => (state === "passed" ? [] : [`${name} ${state}`]));
}

const flipped = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);
const withFair = (changes: object) => ({ record: { ...record, fair: { ...fair, ...changes } } });

test("what was kept, the record and the replay agree", () => {
  expect(check(good).verdict).toBe("kept");
  expect(faults({})).toEqual([]);
  const upper = { ...fair, entropy: [ENTROPY.toUpperCase(), null] };
  expect(faults({ record: { ...record, fair: upper } })).toEqual([]);
});

test("without what was kept the record is checked alone", () => {
  expect(check({ ...good, kept: null, moves: null }).verdict).toBe("record");
  expect(faults({ kept: null })).toEqual(["own open"]);
});

const TAMPERED: [string, Partial<Evidence>, string[]][] = [
  [
    "another server seed",
    withFair({ server_seed: flipped(SERVER_SEED) }),
    ["commitment failed", "seed failed", "deal failed"],
  ],
  [
    "another commitment",
    withFair({ commitment: flipped(fair.commitment) }),
    ["commitment failed", "own failed"],
  ],
  [
    "a digit of the entropy",
    withFair({ entropy: [flipped(ENTROPY), null] }),
    ["own failed", "entropy failed", "seed failed", "deal failed"],
  ],
  [
    "entropy of a bot",
    withFair({ entropy: [ENTROPY, ENTROPY] }),
    ["entropy failed", "seed failed", "deal failed"],
  ],
  ["another seed", { record: { ...record, seed: flipped(seed) } }, ["seed failed"]],
  [
    "other rules",
    { record: { ...record, options: {} } },
    ["own failed", "seed failed", "deal failed"],
  ],
  ["another move than the club has", { moves: ["2C", ...LINEUP.slice(1)] }, ["moves failed"]],
  ["fewer moves than the club has", { moves: [...LINEUP, ...LINEUP] }, ["moves failed"]],
  ["a card that was not dealt", { replay: replayOf(["2C"]), moves: null }, ["deal failed"]],
  [
    "a record that can't be replayed",
    { replay: null, fault: "Move 1 is not legal." },
    ["moves failed", "deal open"],
  ],
  ["another hash kept", { kept: { ...kept, hash: flipped(HASH) } }, ["own failed"]],
];

test.each(TAMPERED)("%s is found", (_, changes, expected) => {
  expect(faults(changes)).toEqual(expected);
  expect(check({ ...good, ...changes }).verdict).toBe("failed");
});

test("a match of bots proves nothing", () => {
  const entropy = [null, null];
  const terms = { entropy, game: GAME, match: TABLE, options: OPTIONS };
  const own = fairSeed(SERVER_SEED, terms);
  const alone = { ...record, seed: own, moves: [], fair: { ...fair, hashes: entropy, entropy } };
  const evidence = { ...good, record: alone, replay: replayOf([]), kept: null, moves: null };
  expect(check(evidence).verdict).toBe("nobody");
});

test("what the record lacks is named", () => {
  const { fair: _, ...without } = record;
  expect(check({ ...good, record: without })).toEqual({ steps: [], verdict: "missing" });
  expect(check({ ...good, record: { ...record, fair: [] } }).verdict).toBe("missing");
  expect(check({ ...good, ...withFair({ server_seed: 7 }) })).toMatchObject({ key: "server_seed" });
  expect(check({ ...good, ...withFair({ hashes: [HASH, "x"] }) })).toMatchObject({ key: "hashes" });
});

test("the seal is that of the rules", () => {
  const line = readFileSync("../docs/rules/chance.md", "utf8").replace(/\s+/g, " ");
  const [, expected = ""] = /commitment `([0-9a-f]{64})`/.exec(line) ?? [];
  const counting = Array.from({ length: 32 }, (_, n) => n.toString(16).padStart(2, "0")).join("");
  expect(sealed({ server_seed: counting, commitment: expected }).state).toBe("passed");
});

test.each(LANGUAGES)("each outcome is said in %s", async (language) => {
  const faults = vi.spyOn(console, "error");
  settings.language = language;
  await load("common", "study");
  for (const [, changes] of [["", {}], ["", { kept: null, moves: null }], ...TAMPERED] as const) {
    const { steps, verdict, key = "none" } = check({ ...good, ...changes });
    expect(t("page-study-fair-verdict", { verdict, key })).not.toContain("{");
    for (const { name, state, args } of steps) {
      const said = t(`page-study-fair-${name}`, { ...args, state, player: "Ann" });
      expect(said).toMatch(/\p{L}.*[.]/u);
    }
  }
  expect(faults).not.toHaveBeenCalled();
});
