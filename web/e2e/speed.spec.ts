/** What makes the page quick, without a clock: how much is loaded, in which order, and what moves. */
import type { Page, Response } from "@playwright/test";
import { expect, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";

/** Bytes of scripts and styles, packed, that the first sight of the home page may take. */
const MOST_BYTES = 120_000;

/** How much may be moved, as the browser counts it: a font that comes may cost a letter its place. */
const MOST_SHIFT = 0.005;

/** How long the first move of a bot may take in a club that has just started. */
const BOT_MS = 30_000;

/** A file over this many bytes has to come packed. */
const PACKED_FROM = 1024;

/** Load an address with nothing in the cache; return all that came, in the order it was asked for. */
async function responses(page: Page, address: string): Promise<Response[]> {
  const asked: Promise<Response | null>[] = [];
  page.on("request", (request) => asked.push(request.response()));
  await page.goto(address);
  await page.waitForLoadState("networkidle");
  const came = (await Promise.all(asked)).filter((response) => response !== null);
  // The browser itself asks for the icon, too, whenever it likes.
  return came.filter((response) => pathOf(response) !== "/icon.svg");
}

const pathOf = (response: Response) => new URL(response.url()).pathname;

/** Where, among what came, a file of the build with this name stands; -1: it did not come. */
function placeOf(came: Response[], name: string): number {
  return came.findIndex((response) => pathOf(response).startsWith(`/assets/${name}-`));
}

/** Open a table at which it is one's turn, after at least so many moves. */
async function table(page: Page, moves = 0): Promise<string> {
  const guest = await Guest.comesIn(page.context());
  const { id } = await guest.open({ game: "card-football", bots: ["novice"] });
  await guest.play(id, moves);
  return id;
}

test("the home page is small", async ({ page }) => {
  const came = await responses(page, "/");
  let bytes = 0;
  for (const response of came) {
    if (!/\.(js|css)$/.test(pathOf(response))) continue;
    const length = Number(response.headers()["content-length"]);
    expect(length, pathOf(response)).toBeGreaterThan(0);
    if (length > PACKED_FROM) expect(response.headers()["content-encoding"]).toBe("br");
    bytes += length;
  }
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  // Nothing of a table, nor of a game, and one file of each font and language that is needed.
  for (const name of ["TablePage", "table", "card-football", "hearts", "study"]) {
    expect(placeOf(came, name), name).toBe(-1);
  }
  const paths = came.map(pathOf);
  expect(paths.filter((path) => path.endsWith(".woff2"))).toHaveLength(1);
  expect(paths.filter((path) => path.includes("/common-"))).toHaveLength(1);
  expect([...new Set(paths)]).toEqual(paths);
});

test("all that a table needs is asked for at once, and nothing twice", async ({ page }) => {
  const id = await table(page);
  const came = await responses(page, `/table/${id}`);
  const paths = came.map(pathOf);
  expect([...new Set(paths)]).toEqual(paths);

  // The document names the code of a table: nobody waits for a script to find out.
  const document = (await came[0]?.text()) ?? "";
  for (const name of ["page", "TablePage", "table"]) expect(document).toContain(`/assets/${name}-`);

  // The club is asked while code comes; the game is known before anything is drawn.
  const asked = paths.indexOf(`/api/tables/${id}`);
  expect(asked).toBeGreaterThan(0);
  expect(placeOf(came, "common")).toBeLessThan(placeOf(came, "card-football"));
  expect(asked).toBeLessThan(placeOf(came, "card-football"));
  // What refusals are called is asked for when something is refused.
  expect(placeOf(came, "errors")).toBe(-1);
});

test("a table can be played at before its connection is there", async ({ page }) => {
  const id = await table(page);
  await page.routeWebSocket("**/api/socket", () => undefined);
  await page.goto(`/table/${id}`);
  await page.locator(".col.open button").first().click();
  await expect(page.locator(".would .go")).toBeVisible();
  // What is only on its way is not lost.
  await expect(page.locator(".lost")).toHaveCount(0);
});

test("a match begins when its table is opened before the first move", async ({ page }) => {
  const guest = await Guest.comesIn(page.context());
  let first = await guest.open({ game: "card-football", bots: ["novice"] });
  // Lots decide who begins.
  while ((await guest.play(first.id, 0)).moves > 0) {
    first = await guest.open({ game: "card-football", bots: ["novice"] });
  }
  await page.routeWebSocket("**/api/socket", () => undefined);
  await page.goto(`/table/${first.id}`);
  await expect(page.locator(".comm")).toContainText("The match begins.");
});

test("a match that is under way does not begin when its table is opened", async ({ page }) => {
  const id = await table(page, 2);
  await page.routeWebSocket("**/api/socket", () => undefined);
  await page.goto(`/table/${id}`);
  // The last piece of the table.
  await expect(page.locator(".cmd")).toBeVisible();
  await expect(page.locator(".comm")).not.toContainText("The match begins.");
});

test("a table comes piece by piece, and so does its story", async ({ page }) => {
  const id = await table(page, 40);
  await page.addInitScript(() => {
    const pieces = { score: ".figs", side: ".rightbox > *", board: ".col", rest: ".cmd" };
    const came: string[][] = [];
    const lines = [0];
    Object.assign(globalThis, { came, lines });
    // Called once for all that a task has changed.
    new MutationObserver(() => {
      const now = Object.entries(pieces).filter(([, place]) => document.querySelector(place));
      const fresh = now.map(([name]) => name).filter((name) => !came.flat().includes(name));
      if (fresh.length > 0) came.push(fresh);
      const count = document.querySelectorAll(".comm > ol > li").length;
      if (count !== lines.at(-1)) lines.push(count);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(`/table/${id}`);
  const found = () =>
    page.evaluate(() => {
      const { came, lines } = globalThis as unknown as { came: string[][]; lines: number[] };
      return { came, lines };
    });
  await expect.poll(async () => (await found()).lines.at(-1)).toBeGreaterThan(40);
  const { came, lines } = await found();
  expect(came).toEqual([["score"], ["side"], ["board"], ["rest"]]);
  for (const [place, count] of lines.slice(1).entries()) {
    expect(count - (lines[place] ?? 0), `lines: ${lines}`).toBeLessThanOrEqual(20);
  }
});

test("nothing is moved while a page comes", async ({ page }) => {
  const id = await table(page, 2);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries())
        shifts.push((shift as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  for (const width of [412, 1280]) {
    await page.setViewportSize({ width, height: 820 });
    for (const path of ["/", `/table/${id}`]) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      const shifts = await page.evaluate(
        () => (globalThis as unknown as { shifts: number[] }).shifts,
      );
      const sum = shifts.reduce((sum, shift) => sum + shift, 0);
      expect(sum, `${path} at ${width}`).toBeLessThan(MOST_SHIFT);
    }
  }
});

test("only transform and opacity move", async ({ page }) => {
  const id = await table(page);
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(globalThis, { moved });
    const look = () => {
      for (const animation of document.getAnimations()) {
        const { effect } = animation;
        if (animation instanceof CSSTransition) moved.add(animation.transitionProperty);
        else if (effect instanceof KeyframeEffect) {
          for (const frame of effect.getKeyframes()) {
            for (const name of Object.keys(frame)) moved.add(name);
          }
        }
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`/table/${id}`);
  for (let number = 0; number < 3; number += 1) {
    const column = page.locator(".col.open button").first();
    const place = await column.getAttribute("data-column");
    await column.click();
    await page.locator(".would .go").click();
    // It is closed while others move, and for the move after.
    await expect(page.locator(`[data-column="${place}"]`)).toHaveAttribute("aria-disabled", "true");
    await expect(page.locator(".col.open button")).not.toHaveCount(0, { timeout: BOT_MS });
  }
  const moved = await page.evaluate(() => [
    ...(globalThis as unknown as { moved: Set<string> }).moved,
  ]);
  const timing = ["offset", "computedOffset", "easing", "composite", "transformOrigin", "zIndex"];
  const cheap = ["transform", "translate", "rotate", "scale", "opacity"];
  expect(moved).toContain("transform");
  expect(moved.filter((name) => ![...cheap, ...timing].includes(name))).toEqual([]);
});
