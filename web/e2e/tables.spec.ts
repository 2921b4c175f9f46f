/** Tables with people: a friend by link, a connection that is lost, a page loaded anew, a spectator. */
import type { Page, WebSocketRoute } from "@playwright/test";
import { expect, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";

const open = (page: Page) => page.locator(".col.open button");
const turn = (page: Page) => page.locator(".plate .turn:not(.theirs)");

/** Open a table by link from the home page and return the link. */
async function invite(page: Page): Promise<string> {
  const football = page.getByRole("article").filter({ hasText: "Card Football" });
  await football.getByRole("button", { name: "With a friend" }).click();
  return page.getByRole("textbox", { name: "Link to this table" }).inputValue();
}

/** Begin a match against the weakest bot from the home page, and wait for one's turn. */
async function playNow(page: Page): Promise<void> {
  await page.locator("#level").selectOption("novice");
  await page
    .getByRole("article")
    .filter({ hasText: "Card Football" })
    .getByRole("button", { name: "Play now" })
    .click();
  await expect(turn(page)).toBeVisible();
}

/** Let whoever is to move take a card, by pressing an open column twice. */
async function take(pages: Page[]): Promise<void> {
  const mover = await moverOf(pages);
  const last = await lastLine(mover);
  await open(mover).first().click();
  await mover.locator(".would .go").click();
  await expect.poll(() => lastLine(mover)).not.toBe(last);
}

async function moverOf(pages: Page[]): Promise<Page> {
  await expect.poll(() => Promise.all(pages.map((page) => turn(page).count()))).toContain(1);
  for (const page of pages) if ((await turn(page).count()) === 1) return page;
  throw new Error("nobody is to move");
}

const lastLine = async (page: Page) =>
  (await page.locator("[data-said] p").allTextContents()).join();

test("a friend comes by the link, and two browsers play each other", async ({ visit }) => {
  const host = await visit("/", { still: true });
  const link = await invite(host);
  const friend = await visit(link, { still: true });
  await friend.getByRole("button", { name: "Sit down and play" }).click();
  for (const page of [host, friend]) await expect(page.locator("[data-column]")).toHaveCount(5);
  for (let number = 0; number < 6; number += 1) await take([host, friend]);

  // Both see the same columns.
  const columns = (page: Page) =>
    page
      .locator(".cols .card")
      .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
  await expect.poll(async () => (await columns(host)).join()).toBe((await columns(friend)).join());

  // What one says the other reads; the one who resigns has lost.
  await host.keyboard.press("Escape");
  await host.getByRole("button", { name: "Menu" }).first().click();
  await host.getByRole("button", { name: "Resign", exact: true }).click();
  await host.getByRole("button", { name: "Press again to resign" }).click();
  await expect(host.getByText("You have lost")).toBeVisible();
  await expect(friend.getByText("You have won")).toBeVisible();
  await friend.getByRole("button", { name: "Play again" }).click();
  await host.getByRole("button", { name: "Play again" }).click();
  await host.getByRole("link", { name: "To the new match" }).click();
  await friend.getByRole("link", { name: "To the new match" }).click();
  for (const page of [host, friend]) await expect(page.locator("[data-column]")).toHaveCount(5);
});

test("a move whose answer is lost with the connection is made once", async ({ visit }) => {
  const page = await visit("about:blank", { still: true });
  let cut = false;
  let opened = 0;
  const moves: string[] = [];
  await page.routeWebSocket("**/api/socket", (socket: WebSocketRoute) => {
    opened += 1;
    const server = socket.connectToServer();
    socket.onMessage((message) => {
      const sent = JSON.parse(String(message)) as { type: string; id?: string };
      server.send(message);
      if (sent.type !== "move") return;
      moves.push(sent.id ?? "");
      if (cut) return;
      // The club has the move; the page never hears of it.
      cut = true;
      void server.close();
      void socket.close({ code: 1001 });
    });
  });
  await page.goto("/");
  await playNow(page);
  const before = await mine(page);
  await open(page).first().click();
  await page.locator(".would .go").click();
  await expect.poll(() => opened).toBe(2);
  await expect.poll(() => mine(page)).toBeGreaterThan(before);
  await expect.poll(() => moves.length).toBeGreaterThanOrEqual(1);
  expect(new Set(moves).size, "sent again under the same id").toBe(1);
  await expect(page.locator(".lost")).toHaveCount(0);
});

/** How many takes of one's own were told. */
const mine = async (page: Page) =>
  page.locator(".comm li", { hasText: /You: .* from column/ }).count();

test("a page that is loaded anew goes on where it was", async ({ visit }) => {
  const page = await visit("/", { still: true });
  await playNow(page);
  await open(page).first().click();
  await page.locator(".would .go").click();
  await expect.poll(() => mine(page)).toBe(1);
  await expect(turn(page)).toBeVisible();
  const told = await page.locator(".comm li").allTextContents();
  await page.reload();
  await expect(turn(page)).toBeVisible();
  await expect.poll(() => page.locator(".comm li").allTextContents()).toEqual(told);
  await page.goto("/");
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(turn(page)).toBeVisible();
});

test("a spectator gets no hidden card, in the page or on the socket", async ({
  visit,
  browser,
  club,
  faults,
}) => {
  const context = await browser.newContext({ baseURL: club.url });
  faults.watch(context);
  const guest = await Guest.comesIn(context);
  const terms = {
    game: "hearts",
    options: { deals: 1, passing: "none" },
    bots: ["novice", "novice", "novice"],
    watch: true,
  };
  const table = await guest.open(terms);
  const now = await guest.until(
    table.id,
    (snapshot) => (snapshot.view as { legal: string[] }).legal.length > 0,
  );
  const { hand } = now.view as { hand: string[] };

  const spectator = await visit("about:blank", { still: true });
  const frames: string[] = [];
  spectator.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => frames.push(String(payload))),
  );
  await spectator.goto(`/table/${table.id}`);
  await expect(spectator.locator(".app.table")).toBeVisible();
  await guest.play(table.id, 20);
  await expect
    .poll(() => frames.filter((frame) => frame.includes('"type":"table"')).length)
    .toBeGreaterThan(3);

  const played = (await guest.until(table.id, () => true)).view as { played: string[] };
  const hidden = hand.filter((card) => !played.played.includes(card));
  expect(hidden.length).toBeGreaterThan(0);
  const shown = await spectator
    .locator("[data-card]")
    .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
  for (const card of hidden) {
    expect(shown, card).not.toContain(card);
    for (const frame of frames) expect(frame, card).not.toContain(`"${card}"`);
  }
  await context.close();
});
