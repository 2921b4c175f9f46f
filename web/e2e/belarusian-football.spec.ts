import type { Locator, Page } from "@playwright/test";
import type { Options } from "../src/lib/connection/messages";
import { expectAccess } from "./support/access.ts";
import { expect, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";
import { listen, saidOn } from "./support/said.ts";
import { expectTold } from "./support/texts.ts";

/** 36 cards: nine balls each. */
const QUICK: Options = { pack: 36 };

/** Sit down at a table against the weakest bot, and listen to what is said from now on. */
async function begin(page: Page, options: Options = QUICK): Promise<string> {
  const guest = await Guest.comesIn(page.context());
  const { id } = await guest.open({
    game: "belarusian-football",
    options,
    bots: ["novice"],
    watch: true,
  });
  await page.goto(`/table/${id}`);
  await expect(page.locator("[data-keeper], [data-drop=next]")).toHaveCount(2);
  await listen(page);
  return id;
}

const hand = (page: Page): Locator => page.locator(".hand button");
const reachable = (page: Page): Locator => page.locator("button.can");
const over = (page: Page): Locator => page.getByRole("region", { name: "The end of the match" });

/** Wait for the own turn; false: the match is over. */
async function isMyTurn(page: Page): Promise<boolean> {
  await hand(page).or(reachable(page)).or(over(page)).first().waitFor();
  return !(await over(page).isVisible());
}

/** Wait until a move has been answered: nothing is chosen any more. */
async function isMade(page: Page): Promise<void> {
  await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
}

/** Lay the line-up in the order of the hand. */
async function layLineUp(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  for (let left = 5; left > 1; left--) {
    await expect(hand(page)).toHaveCount(left);
    await press(hand(page).first());
    await press(hand(page).first());
    await expect(hand(page)).toHaveCount(left === 2 ? 0 : left - 1);
  }
}

/** The goals on the board, one's own first. */
async function goalsOn(page: Page): Promise<number[]> {
  const label = await page.locator(".figs").getAttribute("aria-label");
  return (label ?? "").split(" : ").map(Number);
}

/** The goals in what was said, "You" first, and whether the last score agrees. */
function goalsIn(said: string[]): number[] {
  const text = said.join(" ");
  const goals = text.match(/Goal! [^–]+ –/g) ?? [];
  const mine = goals.filter((goal) => goal === "Goal! You –").length;
  const [, ...last] = /Full time, (\d+):(\d+)\./.exec(text) ?? [];
  const counted = [mine, goals.length - mine];
  expect(last.map(Number).sort(), text.slice(-200)).toEqual([...counted].sort());
  return counted;
}

/** What the next row's places are to somebody who sees them, and to somebody who hears them. */
async function expectMarked(page: Page): Promise<void> {
  const places = await page.locator("button[data-place]").evaluateAll((buttons) =>
    buttons.map((button) => ({
      label: button.getAttribute("aria-label") ?? "",
      isDisabled: button.getAttribute("aria-disabled") === "true",
      isMarked: button.classList.contains("can"),
    })),
  );
  expect(places).toHaveLength(4);
  for (const { label, isDisabled, isMarked } of places) {
    expect(isDisabled, label).toBe(!isMarked);
    expect(/can go here/.test(label), label).toBe(isMarked);
    expect(/does not match|Out of reach/.test(label), label).toBe(!isMarked);
  }
}

test("a whole match by clicks, or by touch", async ({ visit, isMobile }) => {
  const page = await visit("/", { still: true });
  // What is marked as disabled can be pressed all the same: then it is said why not.
  const press = (button: Locator) =>
    isMobile ? button.tap({ force: true }) : button.click({ force: true });
  await begin(page);
  await layLineUp(page, press);
  const refused = new Set<string>();
  while (await isMyTurn(page)) {
    await expectMarked(page);
    for (const why of ["no_match", "far"]) {
      const shut = page.locator(`button.${why}`);
      if (refused.has(why) || (await shut.count()) === 0) continue;
      await press(shut.first());
      await expect(page.getByRole("alert")).toContainText(
        why === "far" ? "is out of reach" : "does not match the ball",
      );
      refused.add(why);
    }
    await press(reachable(page).first());
    await expect(page.locator(".would .go")).toBeVisible();
    await press(page.locator(".would .go"));
    await isMade(page);
  }
  expect([...refused]).toContain("no_match");
  expect(goalsIn(await saidOn(page))).toEqual(await goalsOn(page));
  await page.getByRole("button", { name: "Look at the table" }).click();
  await expectTold(page);
  await expectAccess(page);
  // What does not fit beside the pitch is scrolled by keys too.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height: 500 });
  await expectAccess(page);
});

test("a whole match by keys, from what the live region says alone", { tag: "@desktop" }, async ({
  visit,
}) => {
  const page = await visit("/", { still: true });
  await begin(page, { ...QUICK, entry: "optional" });
  let heard = 0;
  /** Wait for something new that asks for a move, or for the end. */
  const ask = async (): Promise<string> => {
    let text = "";
    await expect(async () => {
      const said = await saidOn(page);
      text = said.slice(heard).join(" ");
      expect(text).toMatch(/Choose |It can go on|throws it out|Full time/);
      heard = said.length;
    }).toPass();
    return text;
  };
  let throws = 0;
  for (;;) {
    const text = await ask();
    if (text.includes("Full time")) break;
    const column = /It can go on, [^:]+: (\d)/.exec(text.slice(text.lastIndexOf("The ball:")))?.[1];
    if (text.includes("throws it out") && (throws === 0 || !column)) {
      await page.keyboard.press("0");
      await page.keyboard.press("Enter");
      throws += 1;
    } else {
      await page.keyboard.press(column ?? "1");
      await page.keyboard.press("Enter");
    }
  }
  expect(throws).toBeGreaterThan(0);
  expect(goalsIn(await saidOn(page))).toEqual(await goalsOn(page));
});

test("cards and the ball can be dragged", { tag: "@desktop" }, async ({ visit }) => {
  const page = await visit("/", { still: true });
  await begin(page);
  const drag = async (from: Locator, to: Locator) => {
    const [start, end] = [await from.boundingBox(), await to.boundingBox()];
    if (!start || !end) throw new Error("nothing to drag");
    await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
    await page.mouse.down();
    await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 5 });
    await page.mouse.up();
  };
  for (let left = 5; left > 1; left--) {
    await expect(hand(page)).toHaveCount(left);
    await drag(hand(page).last(), page.locator("[data-drop=next]"));
    await expect(hand(page)).toHaveCount(left === 2 ? 0 : left - 1);
  }
  await reachable(page).first().waitFor();
  const row = await reachable(page).first().getAttribute("data-place");
  await drag(page.locator(".carried.grab"), reachable(page).first());
  await expect(page.locator(`button[data-place="${row}"]`)).toHaveCount(0);
});

test("each state of a match can be used by everybody", async ({ visit }) => {
  const page = await visit("/", { still: true });
  await begin(page, { ...QUICK, entry: "optional" });
  await hand(page).first().click();
  await expectAccess(page);
  await page.locator("[data-drop=next]").click();
  await expect(hand(page)).toHaveCount(4);
  for (let left = 4; left > 1; left--) {
    await hand(page).first().click();
    await page.locator(".would .go").click();
    await expect(hand(page)).toHaveCount(left === 2 ? 0 : left - 1);
  }
  await page.locator("button.throw").waitFor();
  await expectTold(page);
  await expectAccess(page);
  await page.locator("button.throw").click();
  await expectAccess(page);
});

test("who watches sees no card that is face down", async ({ visit }) => {
  const page = await visit("/", { still: true });
  const id = await begin(page);
  const watcher = await visit("/", { still: true });
  await Guest.comesIn(watcher.context());
  await watcher.goto(`/table/${id}`);
  await expect(watcher.locator("[data-keeper]")).toHaveCount(2);
  await layLineUp(page, (button) => button.click());
  await reachable(page).first().waitFor();
  await expect(watcher.locator(".waits [data-card]")).not.toHaveCount(0);
  await expect(watcher.locator("[data-place] [data-card], [data-keeper] [data-card]")).toHaveCount(
    await page.locator(".face:not(.veiled) [data-card]").count(),
  );
  await expect(watcher.locator("button.can, .hand")).toHaveCount(0);
});

test("a row to be remembered is covered once one of its cards is open", async ({ visit }) => {
  const page = await visit("/", { still: true });
  await page.evaluate(() => localStorage.setItem("koloda.settings", '{"memory":true}'));
  await begin(page, { pack: 36, packs: 4 });
  await layLineUp(page, (button) => button.click());
  const peek = page.getByRole("button", { name: "Look at your row" });
  await peek.or(reachable(page).first()).first().waitFor();
  // The rival's ball may have opened one of its cards already.
  if (!(await peek.isVisible())) {
    await reachable(page).first().click();
    await page.locator(".would .go").click();
  }
  await expect(peek).toBeVisible();
  await expect(page.locator("[data-place] .veiled")).toHaveCount(0);
  await peek.click();
  await expect(page.locator("[data-place] .veiled")).not.toHaveCount(0);
});
