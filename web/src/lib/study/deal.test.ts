import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Event, Options } from "$lib/connection/messages";
import { compare, type Shown } from "./deal";

interface Vector {
  record: { game: string; options?: Options; seed: string; moves: string[] };
  states: { turn: number; events: Event[] }[];
}

const DEFAULTS: Options = { pack: 52, packs: 1, passing: "cycle" };

/** Tests run in web/. */
function vectors(game: string): Vector[] {
  const lines = readFileSync(`../tests/vectors/${game}.jsonl`, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Vector);
}

function shown({ record, states }: Vector): Shown[] {
  return record.moves.map((move, nth) => ({
    seat: states[nth]?.turn ?? 0,
    move,
    events: states[nth + 1]?.events ?? [],
  }));
}

const found = (vector: Vector, moves = shown(vector), seed = vector.record.seed) =>
  compare(vector.record.game, { ...DEFAULTS, ...vector.record.options }, seed, moves);

test.each(["card-football", "belarusian-football", "hearts"])("deals %s as the club", (game) => {
  for (const vector of vectors(game)) {
    const cards = found(vector);
    expect(cards).toEqual(expect.any(Number));
    if (vector.record.moves.length > 0) expect(cards).toBeGreaterThan(0);
  }
});

test.each(["card-football", "belarusian-football", "hearts"])(
  "finds another seed, and another card, in %s",
  (game) => {
    const [vector] = vectors(game);
    if (!vector) throw new Error("no vector");
    const other = vector.record.seed.replace(/^./, (digit) => (digit === "0" ? "1" : "0"));
    expect(found(vector, shown(vector), other)).toMatchObject({ move: expect.any(Number) });

    const moves = structuredClone(shown(vector));
    const nth = moves.findIndex(({ events }) => events.some(([name]) => SHOWING.has(name)));
    const event = moves[nth]?.events.find(([name]) => SHOWING.has(name));
    if (!event) throw new Error("no card was shown");
    const card = String(event.at(-1));
    event[event.length - 1] = card === "AS" ? "KS" : "AS";
    expect(found(vector, moves)).toMatchObject({ move: nth + 1, found: event.at(-1) });
  },
);

const SHOWING = new Set(["take", "flip", "draw", "card"]);
