/** Round the board: the menu, clocks, the command line, keys, sheets, what settings change. */
import type { Locator, Page } from "@playwright/test";
import { expectAccess } from "./support/access.ts";
import { expect, test } from "./support/club.ts";
import {
  button,
  dialog,
  FOOTBALL,
  go,
  menu,
  open,
  sit,
  take,
  taken,
  told,
  turn,
} from "./support/frame.ts";
import { Guest } from "./support/guest.ts";

const GAMES = { "card-football": 2, "belarusian-football": 2, hearts: 4 };

/** The line to type in; on a phone it lies under the match so far. */
async function commandLine(page: Page, isMobile: boolean, story: string): Promise<Locator> {
  if (!isMobile) return page.locator(".below");
  if (!(await dialog(page, story).isVisible())) await page.locator(".last").click();
  return dialog(page, story);
}

test("against a bot a move is taken back, and a hint chooses one", async ({ visit }) => {
  const { page, guest, id } = await sit(visit);
  // The table is drawn before it is followed: what the bot did first is told a little later.
  const { moves } = await guest.until(id, () => true);
  if (moves > 0) await expect(told(page)).not.toHaveCount(0);
  const before = await told(page).count();
  await menu(page);
  await expect(dialog(page, "Menu").getByText("Offer a draw")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await take(page);
  await expect.poll(() => told(page).count()).toBeGreaterThan(before);
  await expect(turn(page)).toBeVisible();
  await menu(page, "Take back the last move");
  await expect.poll(() => told(page).count()).toBe(before);
  await expect(turn(page)).toBeVisible();

  await menu(page, "Hint");
  await expect(go(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(go(page)).toHaveCount(0);
});

test("a match is resigned with two presses", async ({ visit }) => {
  const { page } = await sit(visit);
  await menu(page, "Resign");
  await expect(page.getByText("You have lost")).toHaveCount(0);
  await dialog(page, "Menu").getByText("Press again to resign").click();
  await expect(page.getByText("You have lost")).toBeVisible();
  await expectAccess(page);

  // The end is put away to look at the table, and the match is found in the menu.
  await button(page, "Look at the table").click();
  await expect(page.getByText("You have lost")).toHaveCount(0);
  await menu(page, "The match and its shuffle");
  await expect(page).toHaveURL(/\/match\//);
});

test("the end leaves the board in sight", async ({ visit }) => {
  const { page } = await sit(visit);
  await menu(page, "Resign", "Press again to resign");
  const over = page.getByRole("region", { name: "The end of the match" });
  const [pitch, end] = await Promise.all([page.locator("main").boundingBox(), over.boundingBox()]);
  expect((end?.height ?? 0) / (pitch?.height ?? 1)).toBeLessThan(0.45);
});

test("the commentary writes a minute once", async ({ visit }) => {
  const { page, guest, id } = await sit(visit);
  await guest.play(id, 24);
  await expect.poll(() => told(page).count()).toBeGreaterThan(24);
  const minutes = await told(page).evaluateAll((lines) =>
    lines.map((line) => {
      const minute = line.querySelector<HTMLElement>(".min");
      const isShown = minute?.checkVisibility({ visibilityProperty: true }) ?? false;
      return { text: minute?.textContent ?? "", isShown };
    }),
  );
  const hidden = minutes.filter(({ text, isShown }, nth) => {
    const isAgain = text === minutes[nth - 1]?.text;
    expect(isAgain && isShown, text).toBe(false);
    return isAgain;
  });
  expect(hidden.length).toBeGreaterThan(0);
});

for (const [game, seats] of Object.entries(GAMES)) {
  test(`a phone on its side has room for ${game}`, async ({ visit }) => {
    const options = game === "hearts" ? { passing: "none" } : {};
    const terms = { game, options, bots: Array<string>(seats - 1).fill("novice") };
    const page = await visit("/", { still: true });
    await page.setViewportSize({ width: 640, height: 360 });
    const guest = await Guest.comesIn(page.context());
    const { id } = await guest.open(terms);
    await guest.play(id, 12);
    await page.goto(`/table/${id}`);
    await expect(page.locator(".would, .moment").first()).toBeInViewport({ ratio: 1 });
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size).toEqual([640, 360]);
    const pitch = await page.locator("main").boundingBox();
    expect(pitch).toMatchObject({ y: 0, height: 360 });
    expect(pitch?.width).toBeGreaterThan(440);
  });
}

test("a clock counts down while it runs", async ({ visit }) => {
  const clock = { kind: "match", seconds: 300, increment: 0 };
  const { page } = await sit(visit, { ...FOOTBALL, clock });
  const mine = page.locator(".plate", { hasText: "You" }).getByRole("timer");
  const theirs = page.locator(".plate", { hasText: "Bot" }).getByRole("timer");
  const before = (await mine.textContent()) ?? "";
  const still = (await theirs.textContent()) ?? "";
  expect(before).toMatch(/^0[45]:\d\d$/);
  await expect.poll(async () => ((await mine.textContent()) ?? "") < before).toBe(true);
  expect(await theirs.textContent()).toBe(still);
  await expect(mine).toHaveAccessibleName(/^Time left: /);
});

test("the command line moves and answers", async ({ visit, isMobile }) => {
  const { page } = await sit(visit);
  const line = await commandLine(page, isMobile, "The match so far");
  const field = line.getByRole("textbox", { name: "Command" });
  const answer = line.locator(".answer");
  const ask = async (text: string) => {
    await field.fill(text);
    await field.press("Enter");
  };
  await ask("score");
  await expect(answer).toHaveText(/^Score: .*0/);
  await ask("what");
  await expect(answer.locator("p")).toHaveCount(await open(page).count());
  await ask("help");
  await expect(answer).toContainText("score: the score");
  await ask("xyzzy");
  await expect(answer).toHaveText("There is no command “xyzzy”. “help” lists them.");
  await ask("s");
  await expect(answer).toContainText("may be one of these");

  const column = (await open(page).first().getAttribute("data-column")) ?? "";
  await ask(`${column}?`);
  await expect(go(page)).toHaveCount(1);
  await ask(`take ${column}`);
  await expect(
    told(page)
      .filter({ hasText: taken(column) })
      .first(),
  ).toBeAttached();
  await expect(turn(page)).toHaveCount(1);
  await ask("last 2");
  await expect(answer.locator("p")).toHaveCount(2);
  await field.press("ArrowUp");
  await expect(field).toHaveValue("last 2");
  await field.press("ArrowUp");
  await expect(field).toHaveValue(`take ${column}`);
  await field.fill("");
  await ask("rules");
  await expect(page).toHaveURL(/\/rules\/card-football/);
});

test("the command line understands Russian", async ({ visit, isMobile }) => {
  const { page } = await sit(visit, FOOTBALL, {}, "ru");
  const line = await commandLine(page, isMobile, "Ход матча");
  const field = line.getByRole("textbox", { name: "Команда" });
  const answer = line.locator(".answer");
  await field.fill("счёт");
  await field.press("Enter");
  await expect(answer).toHaveText(/^Счёт: /);
  await field.fill("абырвалг");
  await field.press("Enter");
  await expect(answer).toContainText("«абырвалг»");
  const column = (await open(page).first().getAttribute("data-column")) ?? "";
  await field.fill(`взять ${column}`);
  await field.press("Enter");
  await expect(
    told(page)
      .filter({ hasText: new RegExp(`Вы: .*из столбика ${column}`) })
      .first(),
  ).toBeAttached();
});

test("keys: ?, /, Escape, and the way past the commentary", async ({ visit, isMobile }) => {
  const { page } = await sit(visit);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "To the main part" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();

  await page.keyboard.press("?");
  await expect(dialog(page, "Keys and commands")).toContainText("1 to 5 choose a column");
  await expectAccess(page);
  await page.keyboard.press("Escape");
  await expect(dialog(page, "Keys and commands")).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();

  if (isMobile) return;
  await page.keyboard.press("/");
  const field = page.getByRole("textbox", { name: "Command" });
  await expect(field).toBeFocused();
  await page.keyboard.type("1?");
  await expect(field).toHaveValue("1?");
  await expect(dialog(page, "Keys and commands")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(field).not.toBeFocused();
});

test("sheets open from below on a phone, and give the focus back", async ({ visit, isMobile }) => {
  const { page, guest, id } = await sit(visit);
  await take(page);
  await expect(turn(page)).toBeVisible();
  const opener = page.getByRole("button", { name: "Menu" }).filter({ visible: true });
  await menu(page);
  await expectAccess(page);
  await dialog(page, "Menu").getByRole("button", { name: "Close" }).click();
  await expect(dialog(page, "Menu")).toHaveCount(0);
  await expect(opener).toBeFocused();

  if (!isMobile) return;
  await guest.play(id, 12);
  await page.locator(".last").click();
  const story = dialog(page, "The match so far");
  for (const nth of [0, 1, 2, 3, 4]) {
    await expect(story.getByRole("listitem").nth(nth)).toBeInViewport({ ratio: 1 });
  }
  const sheet = await story.boundingBox();
  expect(sheet?.width).toBe(360);
  expect((sheet?.y ?? 0) + (sheet?.height ?? 0)).toBe(640);
  await expectAccess(page);
  await page.mouse.click(180, 8);
  await expect(story).toHaveCount(0);
});

test("without single keys only letters and figures do nothing", async ({ visit }) => {
  const { page } = await sit(visit, FOOTBALL, { keys: false });
  const column = (await open(page).first().getAttribute("data-column")) ?? "";
  for (const key of [column, "?", "/"]) await page.keyboard.press(key);
  await expect(go(page)).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(go(page)).toBeVisible();
});

test("without confirming one press plays", async ({ visit }) => {
  const { page } = await sit(visit, FOOTBALL, { confirm: false });
  const column = (await open(page).first().getAttribute("data-column")) ?? "";
  await open(page).first().click();
  await expect(
    told(page)
      .filter({ hasText: taken(column) })
      .first(),
  ).toBeAttached();
});

test("without hints nothing is foretold, or asked for", async ({ visit }) => {
  const { page } = await sit(visit, FOOTBALL, { hints: false });
  const asked: string[] = [];
  page.on("websocket", (socket) =>
    socket.on("framesent", ({ payload }) => asked.push(String(payload))),
  );
  await page.reload();
  await open(page).first().click();
  await expect(go(page)).toBeVisible();
  await expect(page.locator(".would .odds")).toHaveCount(0);
  await expect(page.locator(".would [role=status]")).toHaveText("");
  expect(asked.filter((frame) => frame.includes('"preview"'))).toEqual([]);
});

test("the only card there is plays itself where that is wanted", async ({ visit }) => {
  const page = await visit("/", { still: true });
  await page.evaluate(() => localStorage.setItem("koloda.settings", '{"forced": true}'));
  const guest = await Guest.comesIn(page.context());
  const bots = ["novice", "novice", "novice"];
  const table = await guest.open({ game: "hearts", bots, options: { deals: 1, passing: "none" } });
  // Before the last trick: one card is left.
  await guest.play(table.id, 48);
  await page.goto(`/table/${table.id}`);
  await expect(page.getByRole("region", { name: "The end of the match" })).toBeVisible();
});
