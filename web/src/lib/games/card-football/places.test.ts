import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { CardFootballView } from "$lib/connection/messages";
import { columnKeys, lineKeys, takenKey } from "./places";

interface State {
  half: number;
  added: number;
  columns: string[][];
  squads: Record<string, string[]>[];
  events: [string, ...(string | number)[]][];
}

/** All states of the matches of the test vectors; tests run in web/. */
const MATCHES = readFileSync("../tests/vectors/card-football.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((line) => (JSON.parse(line) as { states: State[] }).states);

function viewOf({ half, added, columns, squads }: State): CardFootballView {
  const seen = columns.map((cards) => ({
    cards: cards.slice(0, 3),
    hidden: Math.max(cards.length - 3, 0),
    closed: null,
  }));
  return { half, added, columns: seen, squads } as unknown as CardFootballView;
}

test("the name of a card in a column stays as long as it lies there", () => {
  for (const states of MATCHES) {
    const known = new Map<string, string>();
    for (const state of states) {
      const view = viewOf(state);
      view.columns.forEach(({ cards }, place) => {
        columnKeys(view, place).forEach((key, nth) => {
          expect(known.get(key) ?? cards[nth]).toBe(cards[nth]);
          known.set(key, cards[nth] ?? "");
        });
      });
    }
  }
});

test("a taken card is called as it was in its column", () => {
  for (const states of MATCHES) {
    states.forEach((state, nth) => {
      const take = state.events.find(([name]) => name === "take");
      const before = states[nth - 1];
      if (!take || !before || before.half !== state.half) return;
      const place = Number(take[1]) - 1;
      expect(takenKey(viewOf(state), place)).toBe(columnKeys(viewOf(before), place)[0]);
    });
  }
});

test("no two cards on the table have one name, twins neither", () => {
  for (const states of MATCHES) {
    for (const state of states) {
      const view = viewOf(state);
      const keys = [
        ...view.columns.flatMap((_, place) => columnKeys(view, place)),
        ...[0, 1].flatMap((seat) => [..."CDHS"].flatMap((suit) => lineKeys(view, seat, suit))),
      ];
      expect(new Set(keys).size).toBe(keys.length);
    }
  }
});
