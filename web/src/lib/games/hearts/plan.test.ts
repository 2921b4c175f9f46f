import { describe, expect, test } from "vitest";
import type { HeartsView } from "$lib/connection/messages";
import type { Scene } from "../game";
import { Plan } from "./plan.svelte";

function scene(hand: string[], legal = hand, sent: string | null = null) {
  const played: string[] = [];
  const view = { hand, legal } as unknown as HeartsView;
  const found = { view, yours: legal.length > 0, sent, play: (card: string) => played.push(card) };
  return { scene: found as unknown as Scene<HeartsView>, played };
}

describe("a plan", () => {
  test("takes cards up to a number, and gives them back", () => {
    const plan = new Plan();
    expect(["2C", "3C", "4C", "5C"].map((card) => plan.toggle(card, 3))).toEqual([
      ...[true, true, true, false],
    ]);
    expect(plan.toggle("3C", 3)).toBe(true);
    expect(plan.cards).toEqual(["2C", "4C"]);
  });

  test("makes no move before it is started, nor out of turn, nor while one is on its way", () => {
    const plan = new Plan();
    plan.toggle("2C", 3);
    const mine = scene(["2C", "3C"]);
    plan.go(mine.scene);
    plan.start();
    const theirs = scene(["2C", "3C"], []);
    plan.go(theirs.scene);
    const sent = scene(["2C", "3C"], ["2C", "3C"], "2C");
    plan.go(sent.scene);
    expect([...mine.played, ...theirs.played, ...sent.played]).toEqual([]);
    expect(plan.runs).toBe(true);
  });

  test("plays its cards one after another, and ends", () => {
    const plan = new Plan();
    plan.start(["2C", "3C"]);
    const first = scene(["2C", "3C"]);
    plan.go(first.scene);
    expect(first.played).toEqual(["2C"]);
    const second = scene(["3C"]);
    plan.go(second.scene);
    expect(second.played).toEqual(["3C"]);
    plan.go(scene([]).scene);
    expect(plan.runs).toBe(false);
  });

  test("gives up where its card may not be played", () => {
    const plan = new Plan();
    plan.start(["2C", "3C"]);
    const other = scene(["2C", "3D"], ["3D"]);
    plan.go(other.scene);
    expect(other.played).toEqual([]);
    expect(plan.cards).toEqual([]);
  });

  test("stands still when it is stopped, and a change of mind stops it", () => {
    const plan = new Plan();
    plan.start(["2C", "3C"]);
    plan.toggle("3C", 3);
    expect(plan.runs).toBe(false);
    expect(plan.cards).toEqual(["2C"]);
  });
});
