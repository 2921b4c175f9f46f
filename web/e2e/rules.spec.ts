/** The rules: opened where one wants to know, with the options of a table or of one's choice. */
import type { Page } from "@playwright/test";
import { expectAccess } from "./support/access.ts";
import { expect, LANGUAGES, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";
import { expectTold } from "./support/texts.ts";

const GAMES = ["card-football", "belarusian-football", "hearts"] as const;

const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** The rules are there when their title is: before, the page waits for the club. */
async function read(page: Page): Promise<void> {
  await expect(page.locator("article h1")).toBeVisible();
}

/** Open what is behind a press, where it is not shown already. */
async function openContents(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Contents" });
  if (await button.isVisible()) await button.click();
}

async function expectNoScroll(page: Page): Promise<void> {
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: innerWidth,
  }));
  expect(scroll, `width of ${page.url()}`).toBeLessThanOrEqual(width);
}

test("rules open at what the address names, which is marked", async ({ visit }) => {
  const page = await visit("/rules/card-football#block");
  await expect(heading(page, "4. Block")).toBeFocused();
  await expect(heading(page, "4. Block")).toBeInViewport();
  await expect(heading(page, "Card Football")).not.toBeInViewport();
});

test("contents lead to a heading, for the keyboard too", async ({ visit }) => {
  const page = await visit("/rules/hearts");
  await read(page);
  await openContents(page);
  const link = page.getByRole("link", { name: "Shooting the moon" });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(heading(page, "Shooting the moon")).toBeFocused();
  await expect(heading(page, "Shooting the moon")).toBeInViewport();
  await expect(page).toHaveURL(/\/rules\/hearts#moon$/);
});

test("one goes from game to game", async ({ visit }) => {
  const page = await visit("/rules");
  await expect(heading(page, "Card Football")).toBeVisible();
  const games = page.getByRole("navigation", { name: "Which game" });
  await games.getByRole("link", { name: "Hearts" }).click();
  await expect(heading(page, "Hearts")).toBeVisible();
  await expect(games.getByRole("link", { name: "Hearts" })).toHaveAttribute("aria-current", "page");
  await expect(heading(page, "Card Football")).toHaveCount(0);
});

test("another option changes the text, and is counted", async ({ visit }) => {
  const page = await visit("/rules/hearts#passing");
  await expect(heading(page, "Passing")).toBeFocused();
  const passed = page.getByText("No cards are passed:");
  await expect(passed).toHaveCount(0);
  await page.getByText("House rules: the usual ones").click();
  const passing = page.getByRole("combobox", { name: /^Passing/ });
  await passing.focus();
  await passing.selectOption("none");
  await expect(passed).toBeVisible();
  await expect(page.getByText("House rules: 1 differs")).toBeVisible();
  await expect(page.getByText(/^Differs\. Usually: left, right/)).toBeVisible();
  await expect(page.getByText("An example by the usual rules.", { exact: true })).toBeVisible();
  await expect(passing, "the reader stays where the choice was made").toBeFocused();
  await passing.selectOption("cycle");
  await expect(page.getByText("House rules: the usual ones")).toBeVisible();
  await expect(passed).toHaveCount(0);
});

test("a table's rules are those played there, one press from its commentary", async ({
  context,
  club,
}) => {
  const guest = await Guest.comesIn(context);
  const table = await guest.open({
    game: "card-football",
    options: { added_time: "none", send_off_at: 2 },
    bots: ["novice"],
  });
  await guest.play(table.id, 4);
  const page = await context.newPage();
  await page.goto(`${club.url}/table/${table.id}`);
  await expect(page.locator(".app.table")).toBeVisible();
  const last = page.locator(".comm .last");
  if (await last.isVisible()) await last.click();
  const why = page.getByRole("link", { name: "The rule", exact: true }).first();
  const anchor = new URL((await why.getAttribute("href")) ?? "", club.url).hash.slice(1);
  await why.click();
  await expect(page.locator(`#${anchor}`)).toBeFocused();
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
  await expect(page.getByText("House rules: 2 differ")).toBeAttached();
  await expect(page.getByText("Limit of bookings in one suit: 2.")).toBeAttached();
  await expect(page.getByText("No cards are added: each half has 45 takes.")).toBeAttached();
  await expect(page.getByRole("definition").filter({ hasText: "never" })).toBeAttached();
  await page.getByRole("link", { name: "Back to the table" }).click();
  await expect(page.locator(".app.table")).toBeVisible();
  await expect(page).toHaveURL(`${club.url}/table/${table.id}`);
});

test("rules of a table that is not there are the usual ones, and it is said", async ({
  visit,
  faults,
}) => {
  faults.allow(/404/);
  const page = await visit("/rules/hearts?table=nowhere1");
  await read(page);
  await expect(page.getByRole("alert")).toBeVisible();
  await expect(page.getByText("House rules: the usual ones")).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`rules of every game are told in ${language}`, async ({ visit }) => {
    for (const game of GAMES) {
      const page = await visit(`/rules/${game}`, { language });
      await read(page);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("figure").first()).toBeAttached();
      await page.locator("summary").click();
      await expect(page.locator("details select").first()).toBeVisible();
      await expectTold(page);
      await expectNoScroll(page);
    }
  });
}

for (const game of GAMES) {
  test(`rules are within reach: ${game}`, async ({ visit }) => {
    const page = await visit(`/rules/${game}`);
    await read(page);
    await page.locator("summary").click();
    await expectAccess(page);
  });
}
