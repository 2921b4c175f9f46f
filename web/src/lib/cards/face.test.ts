import { expect, test } from "vitest";
import { SUITS } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { LANGUAGES, settings } from "$lib/settings/settings.svelte";
import { back, face, type Style } from "./face";
import { cardName } from "./name";

const RANKS = [..."23456789TJQKA"];
const PACK = SUITS.flatMap((suit) => RANKS.map((rank) => rank + suit));
const GOALKEEPER = [...SUITS.flatMap((suit) => [..."2345"].map((rank) => rank + suit)), "RJ", "BJ"];
const NORMAL: Style = { keeper: false, letters: "intl", print: "normal" };

const elements = (markup: string) => markup.match(/<(?!\/|g)\w+/g)?.length ?? 0;

test.each(["intl", "cyrillic"] as const)("every card has a face of its own, in %s", (letters) => {
  for (const print of ["normal", "large"] as const) {
    const faces = [
      ...PACK.map((code) => face(code, { keeper: false, letters, print })),
      ...GOALKEEPER.map((code) => face(code, { keeper: true, letters, print })),
      back(false),
      back(true),
    ];
    expect(new Set(faces).size).toBe(PACK.length + GOALKEEPER.length + 2);
    for (const markup of faces) {
      expect(markup).not.toMatch(/NaN|undefined|style=/);
      expect(elements(markup)).toBeLessThanOrEqual(12);
    }
  }
});

test("letters change court cards and aces alone", () => {
  const changed = PACK.filter(
    (code) => face(code, NORMAL) !== face(code, { ...NORMAL, letters: "cyrillic" }),
  );
  // K is the same in both.
  expect(changed.map((code) => code[0])).toEqual(SUITS.flatMap(() => ["J", "Q", "A"]));
});

test("for a left hand the rank of every face stands in the other upper corner", () => {
  /** Where the rank begins: its strokes are the first in the colour of the suit. */
  const begin = (markup: string) =>
    Number(/d=" ?M ?(-?[\d.]+)[^"]*" fill="none" stroke="var\(--s\)"/.exec(markup)?.[1]);
  for (const print of ["normal", "large"] as const) {
    for (const code of PACK) {
      const [wide = "", narrow = ""] = face(code, { ...NORMAL, print }).split('class="fm"');
      const mirrored = face(code, { ...NORMAL, print, mirrored: true }).split('class="fm"');
      expect(begin(mirrored[0] ?? ""), code).toBeGreaterThan(begin(wide) + 25);
      if (narrow) expect(begin(mirrored[1] ?? ""), code).toBeGreaterThan(begin(narrow) + 10);
    }
  }
});

test("a number of pips for each number card, and no card that there is not", () => {
  for (const rank of "23456789T") {
    const [wide = ""] = face(`${rank}D`, NORMAL).split('class="fm"');
    const [fills = ""] = wide.match(/d="[^"]*" fill="var\(--s\)"/) ?? [];
    const shapes = fills.match(/M/g)?.length ?? 0;
    expect(shapes, rank).toBe(2 + (rank === "T" ? 10 : Number(rank)));
  }
  expect(() => face("1S", NORMAL)).toThrow("no card 1S");
});

test.each(LANGUAGES)("cards are said in %s, each in other words", async (language) => {
  settings.language = language;
  await load("common");
  const names = [...PACK, "RJ", "BJ"].map(cardName);
  expect(new Set(names).size).toBe(PACK.length + 2);
  const queen = { en: "queen of spades", ru: "дама пик", uk: "дама пік", be: "дама пік" };
  expect(cardName("QS")).toBe(queen[language]);
});
