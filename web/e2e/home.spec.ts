/** The start: to play at once, with a friend, with strangers; to watch; to go on. */
import type { Locator, Page } from "@playwright/test";
import { expectAccess } from "./support/access.ts";
import { expect, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";

const GAMES = { "card-football": 2, "belarusian-football": 2, hearts: 4 };
const NAMES: Record<string, string> = {
  "card-football": "Card Football",
  "belarusian-football": "Belarusian football",
  hearts: "Hearts",
};

const tile = (page: Page, game: string): Locator =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name: NAMES[game] ?? "" }) });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The line of a list of tables at which somebody sits; lists are looked at anew until it is there. */
async function lineOf(page: Page, name: string): Promise<Locator> {
  const line = page.getByRole("listitem").filter({ hasText: name });
  await expect(async () => {
    await page.reload();
    await expect(line).toHaveCount(1, { timeout: 5000 });
  }).toPass();
  return line;
}

/** What one is called. */
async function nameOf(page: Page): Promise<string> {
  const me: { name: string } = await (await page.request.get("/api/me")).json();
  return me.name;
}

for (const [game, seats] of Object.entries(GAMES)) {
  test(`play now: ${game}, against bots of the level that was chosen`, async ({ visit }) => {
    const page = await visit("/", { still: true });
    await page.getByLabel("Level of bots").selectOption("Novice");
    await tile(page, game).getByRole("button", { name: "Play now" }).click();
    await expect(page.locator(`.app.table.${game}`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Bot");
    const id = new URL(page.url()).pathname.split("/")[2];
    const table = await (await page.request.get(`/api/tables/${id}`)).json();
    expect(table.seats.map((seat: { bot: string | null }) => seat.bot ?? "you").sort()).toEqual(
      [...Array<string>(seats - 1).fill("novice"), "you"].sort(),
    );

    // The level is kept; the match waits where it was left.
    await page.goto("/");
    await expect(page.getByLabel("Level of bots")).toHaveValue("novice");
    await page.getByRole("link", { name: "Continue" }).click();
    await expect(page).toHaveURL(`/table/${id}`);
    await expect(page.locator(".app.table")).toBeVisible();
  });
}

test("a friend is asked by a link, which is shown as a code too", async ({ visit }) => {
  const page = await visit("/", { still: true });
  await tile(page, "hearts").getByRole("button", { name: "With a friend" }).click();
  await expect(page.getByText("Waiting for 3 more players")).toBeVisible();
  const link = await page.getByLabel("Link to this table").inputValue();
  expect(link).toContain("?link=");
  await expect(page.getByRole("img", { name: "The link as a QR code" })).toBeVisible();
  await expectAccess(page);

  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await button(page, "Copy").click();
  await expect(button(page, "Copied")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);

  const friend = await visit(link, { still: true });
  await expect(friend.getByText("3 seats are free")).toBeVisible();
  await button(friend, "Sit down and play").click();
  for (const one of [page, friend]) {
    await expect(one.getByText("Waiting for 2 more players")).toBeVisible();
  }

  // Whoever leaves makes room, and is at nobody's table any more.
  await button(friend, "Leave the table").click();
  await expect(page.getByText("Waiting for 3 more players")).toBeVisible();
  await expect(button(friend, "Sit down and play")).toBeVisible();
});

test("a stranger sits down at an open table", async ({ visit }) => {
  const host = await visit("/tables?game=belarusian-football", { still: true });
  await button(host, "Open the table").click();
  await expect(host.getByText("Waiting for one more player")).toBeVisible();
  const name = await nameOf(host);

  const stranger = await visit("/", { still: true });
  const line = await lineOf(stranger, name);
  await expect(line).toContainText("Belarusian football");
  await expect(line.getByRole("img", { name: "1 of 2 seats taken" })).toBeVisible();
  await line.getByRole("button", { name: "Sit down" }).click();
  for (const page of [host, stranger]) {
    await expect(page.locator(".app.table.belarusian-football")).toBeVisible();
  }
});

test("a match is found and watched", async ({ visit, browser, club, faults }) => {
  const context = await browser.newContext({ baseURL: club.url });
  faults.watch(context);
  const guest = await Guest.comesIn(context);
  const table = await guest.open({ game: "card-football", bots: ["novice"], watch: true });
  const me = await (await context.request.get("/api/me")).json();

  const spectator = await visit("/", { still: true });
  const line = await lineOf(spectator, me.name);
  await line.getByRole("link", { name: "Watch" }).click();
  await expect(spectator).toHaveURL(`/table/${table.id}`);
  await expect(spectator.locator("[data-column]")).toHaveCount(5);
  await expect(spectator.locator(".plate .turn:not(.theirs)")).toHaveCount(0);
  await guest.play(table.id, 2);
  await expect(spectator.locator("[data-said]")).toContainText(me.name);
  await context.close();
});

test("a table of one's own: rules, clock, bots, who may come", async ({ visit, faults }) => {
  const page = await visit("/tables?game=hearts", { still: true });
  await expect(button(page, "Open the table")).toBeVisible();
  await page
    .getByRole("combobox", { name: "Time", exact: true })
    .selectOption({ label: "30 s a move" });
  await page.getByRole("combobox", { name: "Bots", exact: true }).selectOption("3");
  await page.getByLabel("Level of bots").selectOption("Amateur");
  await page.getByLabel("by link only").check();
  await page.getByLabel("others may watch").uncheck();
  await page.getByText("House rules", { exact: true }).click();
  await page.getByLabel("Deals to end").fill("1");
  await button(page, "Open the table").click();
  await expect(page.locator(".app.table.hearts")).toBeVisible();
  const id = new URL(page.url()).pathname.split("/")[2];
  const table = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(table.view.options.deals).toBe(1);
  expect(table.seats.filter((seat: { bot: string | null }) => seat.bot === "amateur")).toHaveLength(
    3,
  );
  expect(table).toMatchObject({ clock: { kind: "move", seconds: 30 }, watch: false });

  // A stranger finds it nowhere and is not let in.
  faults.allow(new RegExp(`404 .*/api/tables/${id}`));
  const stranger = await visit(`/table/${id}`, { still: true });
  await expect(stranger.getByRole("alert")).toBeVisible();
});

test("a preset fills in its rules", async ({ visit }) => {
  const page = await visit("/tables?game=belarusian-football", { still: true });
  const match = page.getByRole("combobox", { name: "Match", exact: true });
  // The usual match goes by its name, once.
  await expect(match.locator("option")).toHaveText([/^Classic/, /^Quick/, /^Long/, /^Marathon/]);
  await match.selectOption("long");
  await page.getByRole("combobox", { name: "Bots", exact: true }).selectOption("1");
  await button(page, "Open the table").click();
  await expect(page.locator(".app.table.belarusian-football")).toBeVisible();
  const id = new URL(page.url()).pathname.split("/")[2];
  const table = await (await page.request.get(`/api/tables/${id}`)).json();
  expect(table.view.options).toMatchObject({ pack: 36, packs: 2 });
});

test("lists are of one game, or of usual rules only", async ({ visit }) => {
  const host = await visit("/tables?game=hearts", { still: true });
  await host.getByText("House rules", { exact: true }).click();
  await host.getByLabel("Deals to end").fill("1");
  await button(host, "Open the table").click();
  await expect(host.getByText("Waiting for 3 more players")).toBeVisible();

  const page = await visit("/tables", { still: true });
  const line = await lineOf(page, await nameOf(host));
  await expect(line).toContainText("house rules");
  await page.getByLabel("usual rules only").check();
  await expect(line).toHaveCount(0);
  await page.getByLabel("usual rules only").uncheck();
  await expect(line).toHaveCount(1);
  await page.getByRole("navigation", { name: "Which game" }).getByText("Card Football").click();
  await expect(line).toHaveCount(0);
});

for (const address of ["/", "/tables"]) {
  test(`nothing bars the way on ${address}`, async ({ visit, browser, club, faults }) => {
    const context = await browser.newContext({ baseURL: club.url });
    faults.watch(context);
    const guest = await Guest.comesIn(context);
    await guest.open({ game: "card-football", bots: ["novice"], watch: true });
    const page = await visit("/", { still: true });
    await tile(page, "card-football").getByRole("button", { name: "With a friend" }).click();
    await expect(page.getByText("Waiting for one more player")).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole("link", { name: "Watch" }).first()).toBeVisible();
    if (address === "/tables") await page.getByText("House rules", { exact: true }).click();
    await expectAccess(page);
    await context.close();
  });
}
