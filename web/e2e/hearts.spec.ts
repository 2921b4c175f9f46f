import type { Locator, Page } from "@playwright/test";
import type { Options } from "../src/lib/connection/messages";
import { expectAccess } from "./support/access.ts";
import { expect, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";
import { listen, saidOn } from "./support/said.ts";
import { expectTold } from "./support/texts.ts";

const REFUSALS =
  /You have to follow suit|Hearts are not broken yet|No hearts and no queen|The first trick begins/;

/** Sit down with three of the weakest bots, and listen to what is said from now on. */
async function begin(page: Page, options: Options = {}): Promise<string> {
  const guest = await Guest.comesIn(page.context());
  const { id } = await guest.open({
    game: "hearts",
    options: { deals: 1, ...options },
    bots: ["novice", "novice", "novice"],
    watch: true,
  });
  await page.goto(`/table/${id}`);
  await page.locator("[data-own]").first().waitFor();
  await listen(page);
  return id;
}

const hand = (page: Page): Locator => page.locator("[data-own]");
const playable = (page: Page): Locator => page.locator('.hand li.can [aria-disabled="false"]');
const closed = (page: Page): Locator => page.locator('.hand li.no [aria-disabled="true"]');
const picked = (page: Page): Locator => page.locator(".hand [aria-pressed=true]");
const over = (page: Page): Locator => page.getByRole("region", { name: "The end of the match" });

/** Wait for the own turn; false: the match is over. */
async function isMyTurn(page: Page): Promise<boolean> {
  await playable(page).or(over(page)).first().waitFor();
  return !(await over(page).isVisible());
}

/** Wait until a card that was played has left the hand. */
async function hasLeft(page: Page, card: string | null): Promise<void> {
  await expect(page.locator(`[data-own="${card}"]`)).toHaveCount(0);
}

/** The totals on the scoreboard, by name. */
async function totalsOn(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const shown = [...document.querySelectorAll<HTMLElement>("[data-total]")].filter(
      (cell) => cell.offsetParent !== null,
    );
    return Object.fromEntries(
      shown.map((cell) => [
        cell.parentElement?.querySelector("th, dt")?.textContent ?? "",
        cell.textContent ?? "",
      ]),
    );
  });
}

/** The totals that were said last, by name; and whether the tricks that were told bear them out. */
function totalsIn(said: string[]): Record<string, string> {
  const text = said.join(" ");
  expect(text.match(/Trick: /g)).toHaveLength(13);
  const points = [...text.matchAll(/Trick: [^.]+, (\d+) points?\./g)].map(([, count]) => count);
  expect(points.map(Number).reduce((sum, count) => sum + count, 0)).toBe(26);
  const [, list = ""] = /.*Total: (.+?)\. /s.exec(text) ?? [];
  return Object.fromEntries(
    [...list.matchAll(/(?:^|, )(.+?) – (−?\d+)/g)].map(([, name, total]) => [name, total]),
  );
}

test("a whole match by clicks, or by touch", async ({ visit, isMobile }) => {
  const page = await visit("/", { still: true });
  // What is marked as disabled can be pressed all the same: then it is said why not.
  const press = (button: Locator) =>
    isMobile ? button.tap({ force: true }) : button.click({ force: true });
  await begin(page);
  await expect(hand(page)).toHaveCount(13);
  for (const place of [0, 4, 8]) await press(hand(page).nth(place));
  await expect(picked(page)).toHaveCount(3);
  await press(hand(page).nth(12));
  await expect(page.locator(".would")).toContainText("Put one back");
  await press(hand(page).nth(4));
  await press(page.locator(".slots button").first());
  await expect(picked(page)).toHaveCount(1);
  for (const place of [5, 6]) await press(hand(page).nth(place));
  const passed = await picked(page).evaluateAll((cards) =>
    cards.map((card) => card.getAttribute("data-own")),
  );
  await press(page.getByRole("button", { name: "Pass the cards" }));
  let refused = 0;
  for (let turns = 0; await isMyTurn(page); turns++) {
    if (turns === 0) {
      for (const card of passed) await hasLeft(page, card);
      await expect(page.locator('[aria-label*="passed to you by"]')).toHaveCount(3);
      await expectTold(page);
    }
    if (refused < 2 && (await closed(page).count()) > 0) {
      await press(closed(page).first());
      await expect(page.getByRole("alert")).toContainText(REFUSALS);
      refused += 1;
    }
    const card = await playable(page).first().getAttribute("data-own");
    await press(playable(page).first());
    await expect(page.locator(`[data-own="${card}"]`)).toHaveAttribute("aria-pressed", "true");
    if (turns === 4) await expectAccess(page);
    await press(turns % 2 ? page.locator(".would .go") : playable(page).first());
    await hasLeft(page, card);
  }
  expect(refused).toBeGreaterThan(0);
  expect(totalsIn(await saidOn(page))).toEqual(await totalsOn(page));
  await page.getByRole("button", { name: "Look at the table" }).click();
  await expect(page.getByRole("region", { name: "Deal 1" })).toBeVisible();
  await expectTold(page);
  await expectAccess(page);
});

test("a whole match by keys, from what the live region says", async ({ visit, isMobile }) => {
  const page = await visit("/", { still: true });
  await begin(page);
  let heard = 0;
  /** Wait for something new that asks for a card, or for the end. */
  const ask = async (): Promise<string> => {
    let text = "";
    await expect(async () => {
      const said = await saidOn(page);
      text = said.slice(heard).join(" ");
      expect(text).toMatch(/choose \d cards|You can play: |The match is over/);
      heard = said.length;
    }).toPass();
    return text;
  };
  expect(await ask()).toContain("Passing to the left: choose 3 cards.");
  for (let count = 1; count <= 3; count++) {
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(picked(page)).toHaveCount(count);
  }
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  for (let turns = 0; ; turns++) {
    const text = await ask();
    if (text.includes("The match is over")) break;
    const [, card = ""] = /.*You can play: (\S+?♣|\S+?♦|\S+?♥|\S+?♠)/s.exec(text) ?? [];
    if (turns % 2 === 0 && !isMobile) {
      // The line of commands takes a card as it was said; a phone does without it.
      await page.keyboard.press("/");
      await page.keyboard.type(card);
      await page.keyboard.press("Enter");
      await page.keyboard.press("Escape");
    } else {
      const isClosed = () =>
        page.evaluate(() => document.activeElement?.getAttribute("aria-disabled") !== "false");
      do await page.keyboard.press("ArrowRight");
      while (await isClosed());
      await page.keyboard.press("Enter");
    }
  }
  expect(totalsIn(await saidOn(page))).toEqual(await totalsOn(page));
});

test("a card can be dragged to be passed, and to be played", async ({ visit }) => {
  const page = await visit("/", { still: true });
  await begin(page);
  const drag = async (card: Locator) => {
    const [start, end] = [await card.boundingBox(), await page.locator(".middle").boundingBox()];
    if (!start || !end) throw new Error("nothing to drag");
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  for (const [nth, place] of [1, 5, 9].entries()) {
    await drag(hand(page).nth(place));
    await expect(picked(page)).toHaveCount(nth + 1);
  }
  await page.getByRole("button", { name: "Pass the cards" }).click();
  await isMyTurn(page);
  const card = await playable(page).first().getAttribute("data-own");
  await drag(playable(page).first());
  await hasLeft(page, card);
});

test("who watches sees no hand", async ({ visit }) => {
  const page = await visit("/", { still: true });
  const id = await begin(page);
  const watcher = await visit("/", { still: true });
  await Guest.comesIn(watcher.context());
  await watcher.goto(`/table/${id}`);
  await expect(watcher.locator(".seat")).toHaveCount(4);
  await expect(watcher.locator("[data-own], [data-card]")).toHaveCount(0);
  for (const place of [0, 1, 2]) await hand(page).nth(place).click();
  await page.getByRole("button", { name: "Pass the cards" }).click();
  await isMyTurn(page);
  const lying = await page.locator(".trick [data-card]").count();
  await expect(watcher.locator("[data-card]")).toHaveCount(lying);
  await expectAccess(watcher);
});

test("the hand lies as one likes it, also after coming back", async ({ visit }) => {
  const page = await visit("/", { still: true });
  await begin(page);
  const cards = () =>
    hand(page).evaluateAll((buttons) => buttons.map((button) => button.getAttribute("data-own")));
  const ranks = (list: (string | null)[]) =>
    list.map((card) => "23456789TJQKA".indexOf(card?.[0] ?? ""));
  await page.getByRole("button", { name: "Order of the hand: by suit" }).click();
  const sorted = await cards();
  expect(ranks(sorted)).toEqual(ranks(sorted).sort((a, b) => a - b));
  await page.reload();
  await hand(page).first().waitFor();
  expect(await cards()).toEqual(sorted);
  await hand(page).first().click();
  await expectTold(page);
  await expectAccess(page);
});
