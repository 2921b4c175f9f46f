/** After the match: its story, whether its shuffle was fair, and the replay of any record. */
import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { expectAccess, rest } from "./support/access.ts";
import { expect, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";
import { Club } from "./support/server.ts";
import { expectTold } from "./support/texts.ts";

type Json = Record<string, unknown>;

const STILL = { still: true };
const QUICK = { game: "belarusian-football", options: { pack: 36 }, bots: ["novice"] };

/** The first record of a game's vectors: a whole match, of nobody. */
function vector(game: string): Json {
  const file = fileURLToPath(new URL(`../../tests/vectors/${game}.jsonl`, import.meta.url));
  const [line = ""] = readFileSync(file, "utf8").split("\n");
  return (JSON.parse(line) as { record: Json }).record;
}

/** Give records to the page as a file. */
async function give(page: Page, ...records: (Json | string)[]): Promise<void> {
  const text = records.map((one) => (typeof one === "string" ? one : JSON.stringify(one)));
  await page.locator("input[type=file]").setInputFiles({
    name: "match.json",
    mimeType: "application/json",
    buffer: Buffer.from(text.join("\n")),
  });
}

/** Drop a file with this text on the page. */
async function drop(page: Page, text: string): Promise<void> {
  await page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], "match.json"));
    document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true }));
  }, text);
}

/** Begin a match of Belarusian football, lay three cards of the line-up, and resign. */
async function resigned(context: BrowserContext): Promise<{ record: Json; own: number }> {
  const guest = await Guest.comesIn(context);
  const { id } = await guest.open(QUICK);
  // Whether one is the first to lay is by lot.
  const seat = (await guest.until(id, () => true)).seat ?? 0;
  await guest.play(id, seat === 0 ? 3 : 7);
  const headers = { "X-Koloda": "1" };
  await context.request.post(`/api/tables/${id}/act`, { data: { act: "resign" }, headers });
  const record = await (await context.request.get(`/api/matches/${id}/record`)).json();
  return { record, own: seat };
}

const place = (page: Page) => page.getByRole("slider", { name: "Place in the match" });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const state = (page: Page, name: string) => page.locator(`[data-step=${name}]`);

/** Open the menu of a replay, which a desktop shows at the side. */
async function openMenu(page: Page): Promise<void> {
  await expect(place(page)).toBeVisible();
  if (isPhone(page)) await page.getByRole("button", { name: "Menu" }).click();
}

/** Every step of the check, with what came of it. */
const stepsOf = (page: Page): Promise<string[]> =>
  page
    .locator("[data-state]")
    .evaluateAll((steps) =>
      steps.map((step) => `${step.getAttribute("data-step")} ${step.getAttribute("data-state")}`),
    );

test("after a match against a bot its shuffle is found fair, and its story told", async ({
  visit,
}) => {
  const page = await visit("/", STILL);
  const guest = await Guest.comesIn(page.context());
  const { id } = await guest.open({ game: "card-football", bots: ["novice"] });
  const over = await guest.play(id, Number.POSITIVE_INFINITY);

  await page.goto(`/match/${id}`);
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "kept");
  expect(await stepsOf(page)).toEqual(
    ["commitment", "own", "entropy", "seed", "moves", "deal"].map((name) => `${name} passed`),
  );
  const [first = 0, second = 0] = over.result?.scores ?? [];
  const goals = over.seat === 1 ? `${second} : ${first}` : `${first} : ${second}`;
  await expect(page.getByRole("img", { name: goals })).toBeVisible();
  await expect(page.getByText("Bot, Novice", { exact: true })).toBeVisible();
  await page.getByText("How can a shuffle be checked?").click();
  await page.getByText("The numbers", { exact: true }).click();
  await expect(page.getByText(over.commitment)).toBeVisible();
  await expectTold(page);
  await expectAccess(page);

  // The record as a file is that of the match.
  const file = page.waitForEvent("download");
  await page.getByRole("link", { name: "Record as a file" }).click();
  const path = await (await file).path();
  expect(JSON.parse(readFileSync(path, "utf8"))).toMatchObject({ fair: { match: id } });

  // In short the goals, whole every move; each line leads to its moment.
  const lines = page.locator(".story li");
  await expect(lines.filter({ hasText: "Goal!" })).toHaveCount(first + second);
  await button(page, "Every move").click();
  await expect.poll(() => lines.count()).toBeGreaterThan(80);
  await lines.filter({ hasText: "Half time" }).getByRole("link").click();
  await expect(page).toHaveURL(/\/replay\/.*step=/);
  const step = new URL(page.url()).searchParams.get("step") ?? "";
  await expect(place(page)).toHaveValue(step);
  await page.reload();
  await expect(place(page)).toHaveValue(step);

  // One more match, for one who played.
  await page.goto(`/match/${id}`);
  await button(page, "Play again").click();
  await expect(page).toHaveURL(/\/table\//);

  // Who did not play has nothing to check by.
  const other = await visit(`/match/${id}`, STILL);
  await expect(other.locator("[data-verdict]")).toHaveAttribute("data-verdict", "record");
  await expect(state(other, "own")).toHaveAttribute("data-state", "open");
  await expect(button(other, "Play again")).toHaveCount(0);
});

test("a tampered record fails with its reason", async ({ visit, faults }) => {
  const page = await visit("/", STILL);
  const { record, own } = await resigned(page.context());
  const fair = record.fair as { entropy: (string | null)[]; server_seed: string };
  const flipped = (hex: string) => (hex.startsWith("0") ? "1" : "0") + hex.slice(1);

  async function check(tampered: Json): Promise<void> {
    await page.goto("/replay");
    await give(page, tampered);
    await openMenu(page);
    await button(page, "Was the shuffle fair?").click();
    await expect(page.locator("[data-verdict]")).toBeVisible();
  }
  async function expectFailed(name: string, reason: RegExp): Promise<void> {
    await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "failed");
    await expect(state(page, name)).toHaveAttribute("data-state", "failed");
    await expect(state(page, name)).toHaveText(reason);
  }

  await check(record);
  await expect(page.locator("[data-verdict]")).toHaveAttribute("data-verdict", "kept");

  const entropy = fair.entropy.map((one) => one && flipped(one));
  await check({ ...record, fair: { ...fair, entropy } });
  await expectFailed("entropy", /does not fit the seal/);
  await expectFailed("own", /another one in the record/);

  await check({ ...record, fair: { ...fair, server_seed: flipped(fair.server_seed) } });
  await expectFailed("commitment", /does not fit the seal/);

  // Goalkeeper and first column the other way round: within the rules, but not what was played.
  const moves = [...(record.moves as string[])];
  const at = own === 0 ? 0 : 4;
  moves.splice(at, 2, moves[at + 1] ?? "", moves[at] ?? "");
  await check({ ...record, moves });
  await expectFailed("moves", new RegExp(`Move ${at + 1} is not the one that the club has`));

  // Cards that were not dealt: the club does not replay it, and the page says why.
  faults.allow(/api\/replay/);
  await page.goto("/replay");
  await give(page, { ...record, moves: ["2C"] });
  await expect(page.getByRole("alert").first()).toContainText("You do not hold 2♣. Your hand:");
  await expectFailed("moves", /You do not hold 2♣/);
  await expect(state(page, "seed")).toHaveAttribute("data-state", "passed");

  await page.goto("/replay");
  await give(page, { ...record, seed: flipped(String(record.seed)), moves: [] });
  await openMenu(page);
  await button(page, "Was the shuffle fair?").click();
  await expectFailed("seed", /Expected: [0-9a-f]{64}/);
  await expectTold(page);
});

test("a replay goes on and back, leaps, plays and listens to keys", async ({ visit }) => {
  const page = await visit("/replay", STILL);
  const record = vector("card-football");
  const end = (record.moves as string[]).length;
  await give(page, record);
  await expect(place(page)).toHaveValue("0");
  const cards = () =>
    page
      .locator("main [data-card]")
      .evaluateAll((all) => all.map((card) => card.getAttribute("data-card")).join());
  const dealt = await cards();

  await button(page, "One move on").click();
  await expect(place(page)).toHaveValue("1");
  expect(await cards()).not.toBe(dealt);
  await button(page, "One move back").click();
  await expect(place(page)).toHaveValue("0");
  expect(await cards()).toBe(dealt);

  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveValue("2");
  await page.keyboard.press("ArrowLeft");
  await expect(place(page)).toHaveValue("1");
  await page.keyboard.press("End");
  await expect(place(page)).toHaveValue(String(end));
  await expect(page.locator("[data-said]")).toContainText("Full time");
  await page.keyboard.press("Home");
  await expect(place(page)).toHaveValue("0");
  await place(page).fill("10");
  await expect(place(page)).toHaveValue("10");

  // To what has happened, and on from there by itself.
  await button(page, "To the next event").click();
  await expect(page.locator("[data-said]")).toContainText(/Goal!|Half time/);
  const event = Number(await place(page).inputValue());
  await page.locator("main").focus();
  await page.keyboard.press(" ");
  await expect(button(page, "Pause")).toBeVisible();
  await expect.poll(async () => Number(await place(page).inputValue())).toBeGreaterThan(event + 1);
  await button(page, "Pause").click();
  await expect(button(page, "Play")).toBeVisible();

  // Through the story.
  if (isPhone(page)) await button(page, "Show the match so far").click();
  const last = page.locator(".story li").filter({ hasText: "Full time" });
  await last.getByRole("link").click();
  await expect(place(page)).toHaveValue(String(end));
  await expectTold(page);
  await expectAccess(page);
});

async function lookFrom(page: Page, side: string): Promise<void> {
  await openMenu(page);
  await page.getByRole("combobox", { name: "Seen by" }).selectOption({ label: side });
  if (isPhone(page)) await page.keyboard.press("Escape");
}

test("a replay is seen from either side, or with open cards", async ({ visit }) => {
  const page = await visit("/replay", STILL);
  await give(page, vector("hearts"));
  const own = page.locator("[data-own]");
  await expect(own).toHaveCount(13);
  const held = () =>
    own.evaluateAll((cards) => cards.map((card) => card.getAttribute("data-own")).join());
  const first = await held();
  await lookFrom(page, "Player 3");
  await expect.poll(held).not.toBe(first);
  // All four hands at their seats, the one looked from last below; what is chosen to pass is named.
  await lookFrom(page, "open cards");
  const open = page.locator("[data-open]");
  await expect(open).toHaveCount(52);
  const hand = (player: number) =>
    page.getByRole("list", { name: `Hand: Player ${player}`, exact: true }).getByRole("listitem");
  for (const player of [1, 2, 3, 4]) await expect(hand(player)).toHaveCount(13);
  const top = async (player: number) => (await hand(player).first().boundingBox())?.y ?? 0;
  expect(await top(1)).toBeLessThan(await top(3));
  await place(page).fill("3");
  await expect(hand(1).filter({ hasText: "to be passed" })).toHaveCount(3);
  await place(page).fill("13");
  await expect(open).toHaveCount(51);
  await expect(page.locator(".trick [data-card]")).toHaveCount(1);
  await expectTold(page);
  await expectAccess(page);

  await page.goto("/replay");
  await give(page, vector("belarusian-football"));
  await expect(place(page)).toHaveValue("0");
  // Both line-ups are laid after eight moves: ten cards that either of the two sees.
  await place(page).fill("8");
  await lookFrom(page, "open cards");
  await expect
    .poll(() => page.locator("main .row [data-card], main .end [data-card]").count())
    .toBeGreaterThanOrEqual(10);
  await rest(page);
  await expectTold(page);
});

test("on a phone on its side all of a replay is in sight", async ({ visit }) => {
  const page = await visit("/replay", STILL);
  await page.setViewportSize({ width: 640, height: 360 });
  for (const game of ["card-football", "belarusian-football", "hearts"]) {
    await page.goto("/replay");
    await give(page, vector(game));
    await expect(place(page)).toBeVisible();
    await place(page).fill("20");
    for (const part of ["One move on", "To the next event", "Show the match so far"]) {
      await expect(button(page, part)).toBeInViewport({ ratio: 1 });
    }
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { scrollWidth, scrollHeight };
    });
    expect(size, game).toEqual({ scrollWidth: 640, scrollHeight: 360 });
    // The board has all of the height: what leads through the match stands beside it.
    expect((await page.locator("main").boundingBox())?.height, game).toBe(360);
  }
});

test("records come as a file, as text, or by an address; what is none breaks nothing", async ({
  visit,
  faults,
}) => {
  faults.allow(/api\/replay/, /api\/matches/);
  const page = await visit("/replay", STILL);
  await expectAccess(page);
  const alert = page.getByRole("alert");

  // A file may be dropped anywhere.
  await drop(page, "{");
  await expect(alert).toContainText("This is not JSON (line 1)");
  await give(page, "");
  await expect(alert).not.toContainText("This is not JSON");
  await give(page, "{");
  await expect(alert).toContainText("This is not JSON (line 1)");
  await give(page, { koloda: 1, game: "hearts", moves: [], seed: "12" });
  await expect(alert).toContainText("The key seed is 64 hexadecimal digits");
  await give(page, "[7]");
  await expect(alert).toContainText("A record is a JSON object");
  const hearts = vector("hearts");
  await give(page, { ...hearts, options: { target: -3 } });
  await expect(alert).toContainText("Option target can’t be -3. Expected: a whole number");

  await page
    .getByRole("textbox", { name: "The address of a match" })
    .fill("http://koloda.invalid/x.json");
  await button(page, "Show").first().click();
  await expect(alert).toContainText("not the address of a match of this club");
  await page.getByRole("textbox", { name: "The address of a match" }).fill("/match/abcdefghijkl");
  await button(page, "Show").first().click();
  await expect(alert).toContainText("There is no such table");

  await page
    .getByRole("textbox", { name: "Or paste a record as text" })
    .fill(JSON.stringify(hearts));
  await button(page, "Show").last().click();
  await expect(place(page)).toBeVisible();
  await openMenu(page);
  await button(page, "Another match").click();
  await give(page, hearts, vector("card-football"));
  await page.getByRole("button", { name: "Record 2" }).click();
  await expect(page.locator(".app.card-football")).toBeVisible();
  await drop(page, JSON.stringify(hearts));
  await expect(page.locator(".app.hearts")).toBeVisible();
  await drop(page, JSON.stringify({ ...hearts, seed: "12" }));
  await expect(alert).toContainText("The key seed is 64 hexadecimal digits");
});

/** Sit down, and never reveal what was promised. */
async function withhold(context: BrowserContext, id: string, link: string): Promise<void> {
  const table = await (await context.request.get(`/api/tables/${id}?link=${link}`)).json();
  const hash = createHash("sha256").update(randomBytes(32)).digest("hex");
  await context.request.post(`/api/tables/${id}/sit`, {
    data: { commitment: table.commitment, hash, link },
    headers: { "X-Koloda": "1" },
  });
}

test("a match that came to nothing says whose part was missing", async ({ browser }) => {
  const club = await Club.start({ KOLODA_REVEAL_SECONDS: "0.5" });
  const contexts = await Promise.all(
    [1, 2].map(() => browser.newContext({ baseURL: club.url, locale: "en" })),
  );
  const [host, friend] = await Promise.all(contexts.map((context) => Guest.comesIn(context)));
  if (!host || !friend) throw new Error("nobody came");
  const headers = { "X-Koloda": "1" };
  const opened = await host.context.request.post("/api/tables", {
    data: { game: "card-football", by_link: true },
    headers,
  });
  const { id, link } = (await opened.json()) as { id: string; link: string };
  await withhold(host.context, id, link);
  await withhold(friend.context, id, link);
  await host.until(id, (now) => now.phase === "void");
  const page = await host.context.newPage();
  // Its table leads there.
  await page.goto(`/table/${id}`);
  await expect(page).toHaveURL(`${club.url}/match/${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The match came to nothing");
  await expect(state(page, "commitment")).toHaveAttribute("data-state", "passed");
  await expect(page.getByText("the part of the shuffle did not come in time")).toBeVisible();
  await expect(page.getByText("Nobody has won or lost")).toBeVisible();
  await expectAccess(page);

  // One's history leads there; from there one opens a table on the same terms.
  await page.goto("/me");
  await page.locator("a[href^='/match/']").click();
  await expect(page).toHaveURL(`${club.url}/match/${id}`);
  await button(page, "Open a table like this").click();
  await expect(page).toHaveURL(/\/table\//);
  const next = page.url().split("/").at(-1) ?? "";
  expect(await host.until(next, ({ seat }) => seat !== null)).toMatchObject({ by_link: true });
  for (const context of contexts) await context.close();
  await club.stop();
});
