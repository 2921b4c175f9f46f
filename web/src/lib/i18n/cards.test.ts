import { expect, test } from "vitest";
import { chip, chips, pieces } from "./cards";

test("a sentence is taken apart into texts and cards", () => {
  expect(pieces(`Take ${chip("QS")} now`)).toEqual([
    { text: "Take " },
    { card: "QS", before: "", after: "" },
    { text: " now" },
  ]);
  expect(pieces(chips(["QS", "KH"])).map(({ card }) => card)).toEqual(["QS", "KH"]);
});

test("the marks beside a card stay with it", () => {
  expect(pieces(`Goal (${chip("QS")}). «${chip("KH")}», he said – ${chip("2C")}`)).toEqual([
    { text: "Goal " },
    { card: "QS", before: "(", after: ")." },
    { text: " " },
    { card: "KH", before: "«", after: "»," },
    { text: " he said – " },
    { card: "2C", before: "", after: "" },
  ]);
});
