/** The fairness check of docs/rules/chance.md, step by step, of a record and of what was kept. */
import type { Options, Replay } from "$lib/connection/messages";
import type { Arguments } from "$lib/i18n/texts.svelte";
import { hashOf, type Kept } from "$lib/table/fair";
import { compare } from "./deal";
import { type AnyRecord, changed, fairOf } from "./record";
import { canonical, commitment, fairSeed } from "./shuffle";

export const STEPS = ["commitment", "own", "entropy", "seed", "moves", "deal"] as const;
export type StepName = (typeof STEPS)[number];

/** What came of a step: `open`: it could not be checked here. */
export interface Step {
  name: StepName;
  state: "passed" | "failed" | "open";
  /** Arguments of its sentence. */
  args: Arguments;
}

export interface Check {
  steps: Step[];
  /**
   * `kept`: it is the shuffle that this browser took part in; `record`: the record agrees with
   * itself; `nobody`: so it does, but no person took part; `missing`, `key`: it can't be checked.
   */
  verdict: "kept" | "record" | "nobody" | "failed" | "missing" | "key";
  /** Of `key`: what is not as it should be. */
  key?: string;
}

export interface Evidence {
  record: AnyRecord;
  /** The record as the club replays it; null: it does not, for a reason. */
  replay: Replay | null;
  /** Why it does not, in a sentence. */
  fault?: string;
  /** The game's default options. */
  defaults: Options;
  /** What this browser has kept of the match; null where it did not play there. */
  kept: Kept | null;
  /** The moves of the match as the club has them; null where they are not known. */
  moves: readonly string[] | null;
}

interface Terms {
  match: string;
  server_seed: string;
  commitment: string;
  hashes: (string | null)[];
  entropy: (string | null)[];
}

const isHex = (value: unknown): value is string =>
  typeof value === "string" && /^[0-9a-f]{64}$/i.test(value);
const isBySeat = (value: unknown): value is (string | null)[] =>
  Array.isArray(value) && value.every((one) => one === null || isHex(one));

/** Check the shuffle of a match. */
export function check(evidence: Evidence): Check {
  const fair = fairOf(evidence.record);
  if (!fair) return { steps: [], verdict: "missing" };
  const key = wrongKey(fair);
  if (key) return { steps: [], verdict: "key", key };
  const terms = fair as Terms;
  const agreed = agreedSeed(terms, evidence);
  const steps = [
    sealed(terms),
    own(terms, evidence),
    entropy(terms),
    seed(agreed, evidence),
    moves(evidence),
    deal(agreed, evidence),
  ];
  return { steps, verdict: verdict(terms, steps) };
}

/** Whether a server's seed is the one to which it committed itself. */
export function sealed(fair: { server_seed: string; commitment: string }): Step {
  const found = commitment(fair.server_seed);
  const expected = fair.commitment.toLowerCase();
  return step("commitment", found === expected, { expected, found });
}

function verdict(terms: Terms, steps: Step[]): Check["verdict"] {
  if (steps.some(({ state }) => state === "failed")) return "failed";
  if (terms.hashes.every((hash) => hash === null)) return "nobody";
  return steps.some(({ name, state }) => name === "own" && state === "passed") ? "kept" : "record";
}

function wrongKey(fair: Partial<Record<keyof Terms, unknown>>): string | undefined {
  const isRight: Record<keyof Terms, boolean> = {
    match: typeof fair.match === "string",
    server_seed: isHex(fair.server_seed),
    commitment: isHex(fair.commitment),
    hashes: isBySeat(fair.hashes),
    entropy: isBySeat(fair.entropy),
  };
  return Object.keys(isRight).find((key) => !isRight[key as keyof Terms]);
}

function step(name: StepName, isRight: boolean, args: Arguments = {}): Step {
  return { name, state: isRight ? "passed" : "failed", args };
}

/** What this browser kept from before the match is the judge, never the record alone. */
function own(terms: Terms, { record, kept, defaults }: Evidence): Step {
  if (!kept) return { name: "own", state: "open", args: { what: "none" } };
  const seat = terms.hashes.findIndex((hash) => hash?.toLowerCase() === kept.hash);
  const isRight = {
    commitment: terms.commitment.toLowerCase() === kept.commitment,
    hash: seat >= 0,
    entropy: terms.entropy[seat]?.toLowerCase() === kept.entropy,
    terms: isSameGame(record, kept, defaults),
  };
  const wrong = Object.entries(isRight).find(([, right]) => !right)?.[0];
  return step("own", !wrong, { what: wrong ?? "none" });
}

function isSameGame(record: AnyRecord, kept: Kept, defaults: Options): boolean {
  const options = (record.options ?? {}) as Options;
  return (
    record.game === kept.game &&
    canonical(changed(options, defaults)) === canonical(changed(kept.options, defaults))
  );
}

function entropy({ hashes, entropy: given }: Terms): Step {
  const seats = Math.max(hashes.length, given.length);
  for (let seat = 0; seat < seats; seat += 1) {
    const [hash, one] = [hashes[seat] ?? null, given[seat] ?? null];
    const fits = one === null ? hash === null : hashOf(one.toLowerCase()) === hash?.toLowerCase();
    if (!fits) return step("entropy", false, { seat: seat + 1 });
  }
  return step("entropy", true, { seat: 0 });
}

function agreedSeed(terms: Terms, { record, defaults }: Evidence): string {
  return fairSeed(terms.server_seed, {
    entropy: terms.entropy,
    game: String(record.game),
    match: terms.match,
    options: changed((record.options ?? {}) as Options, defaults),
  });
}

function seed(expected: string, { record }: Evidence): Step {
  const found = typeof record.seed === "string" ? record.seed.toLowerCase() : "";
  return step("seed", found === expected, { expected, found });
}

function moves({ replay, fault = "", record, moves: known }: Evidence): Step {
  if (!replay) return step("moves", false, { what: fault, count: 0, number: 0 });
  const made = replay.steps.slice(1).map(({ move }) => move);
  const count = made.length;
  if (!known) return step("moves", true, { what: "alone", count, number: 0 });
  const other = made.findIndex((move, nth) => move !== known[nth]);
  const isSame = other < 0 && known.length === (record.moves as unknown[]).length;
  const number = other < 0 ? Math.min(count, known.length) + 1 : other + 1;
  return step("moves", isSame, { what: isSame ? "club" : "other", count, number });
}

/** The deal of what all agreed on, whatever seed the record names. */
function deal(agreed: string, { replay }: Evidence): Step {
  if (!replay) return { name: "deal", state: "open", args: { count: 0, number: 0, found: "" } };
  const found = compare(replay.game, replay.options, agreed, replay.steps.slice(1));
  if (typeof found === "number") return step("deal", true, { count: found, number: 0, found: "" });
  return step("deal", false, { count: 0, number: found.move, found: found.found });
}
