import { beforeEach, describe, expect, test } from "vitest";
import { order } from "./order.svelte";

describe("the order of the hand", () => {
  beforeEach(() => {
    if (order.by === "rank") order.turn();
  });

  test("is by suit, black and red in turn, then by rank", () => {
    expect(order.sorted(["2H", "AS", "KD", "TC", "9C"])).toEqual(["9C", "TC", "KD", "AS", "2H"]);
  });

  test("is by rank where one likes that better, and that is kept", () => {
    order.turn();
    expect(order.sorted(["AS", "2H", "2C", "TD"])).toEqual(["2C", "2H", "TD", "AS"]);
    expect(localStorage.getItem("koloda.hearts.order")).toBe("rank");
  });
});
