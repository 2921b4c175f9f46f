import type { Locator, Page } from "@playwright/test";
import { expectAccess } from "./support/access.ts";
import { expect, test } from "./support/club.ts";
import { taken, told } from "./support/frame.ts";
import { listen, saidOn } from "./support/said.ts";
import { expectTold } from "./support/texts.ts";

/** Begin a match against the weakest bot from the home page. */
async function begin(page: Page): Promise<void> {
  await page.locator("#level").selectOption("novice");
  await page
    .getByRole("article")
    .filter({ hasText: "Card Football" })
    .getByRole("button")
    .first()
    .click();
  await expect(page.locator("[data-column]")).toHaveCount(5);
  await listen(page);
}

const open = (page: Page): Locator => page.locator(".col.open button");
const over = (page: Page): Locator => page.getByRole("region", { name: "The end of the match" });

/** Wait for the own turn; false: the match is over. */
async function isMyTurn(page: Page): Promise<boolean> {
  await open(page).or(over(page)).first().waitFor();
  return !(await over(page).isVisible());
}

/** What the columns are to somebody who sees them, and to somebody who hears them. */
async function expectMarked(page: Page): Promise<void> {
  const columns = await page.locator("[data-column]").evaluateAll((buttons) =>
    buttons.map((button) => ({
      label: button.getAttribute("aria-label") ?? "",
      isDisabled: button.getAttribute("aria-disabled") === "true",
      isOpen: button.closest(".open") !== null,
    })),
  );
  for (const { label, isDisabled, isOpen } of columns) {
    expect(isDisabled, label).toBe(!isOpen);
    expect(/Closed: |: empty/.test(label), label).toBe(!isOpen);
  }
}

/** The goals on the board, one's own first. */
async function goalsOn(page: Page): Promise<number[]> {
  const label = await page.locator(".figs").getAttribute("aria-label");
  return (label ?? "").split(" : ").map(Number);
}

/** The goals in what was said: those of "You", and those of the other. */
function goalsIn(said: string[]): number[] {
  const goals = said.flatMap((text) => text.match(/Goal! [^–]+ –/g) ?? []);
  const mine = goals.filter((goal) => goal === "Goal! You –").length;
  return [mine, goals.length - mine];
}

test("a whole match by clicks, or by touch", async ({ visit, isMobile }) => {
  const page = await visit("/", { still: true });
  const press = (button: Locator) => (isMobile ? button.tap() : button.click());
  await begin(page);
  let refused = false;

  await expect(open(page).first()).toBeVisible();
  await dragToSquad(page, open(page).first());

  while (await isMyTurn(page)) {
    await expectMarked(page);
    const shut = page.locator(".col.closed button");
    if (!refused && (await shut.count()) > 0) {
      await shut.first().click({ force: true });
      await expect(page.getByRole("alert")).toContainText("is closed");
      refused = true;
    }
    const column = open(page).first();
    await press(column);
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(1);
    await press(page.locator("[aria-pressed=true]"));
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
  }

  expect(refused).toBe(true);
  expect(goalsIn(await saidOn(page))).toEqual(await goalsOn(page));
  await page.getByRole("button", { name: "Look at the table" }).click();
  await expect(page.locator(".would, .moment")).toBeVisible();
  await expectTold(page);
});

/** Drag the top card of a column to the own squad, which makes the move. */
async function dragToSquad(page: Page, column: Locator): Promise<void> {
  const number = await column.getAttribute("data-column");
  const card = await column.locator(".top").boundingBox();
  const squad = await page.locator(".mine .squad").boundingBox();
  if (!card || !squad) throw new Error("there is no card, or no squad");
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2);
  await page.mouse.down();
  await page.mouse.move(squad.x + squad.width / 2, squad.y + squad.height / 2, { steps: 4 });
  await expect(page.locator(".squad.target")).toBeVisible();
  await page.mouse.up();
  // The other may win the card back at once: what was done is told.
  await expect(
    told(page)
      .filter({ hasText: taken(number ?? "") })
      .first(),
  ).toBeAttached();
}

test("a whole match by keys, from what the live region says alone", async ({ visit }) => {
  const page = await visit("/", { still: true });
  await begin(page);
  let moves = 0;
  let kicks = 0;

  while (await isMyTurn(page)) {
    if (await page.locator(".moment").isVisible()) {
      if (kicks === 0) await expectAccess(page);
      kicks += 1;
    }
    const text = (await saidOn(page)).at(-1) ?? "";
    const choices = /You can take: (.*?)\. /.exec(`${text} `)?.[1] ?? "";
    const columns = choices.split(", ").map((choice) => choice.charAt(0));
    expect(columns).toEqual(
      await open(page).evaluateAll((buttons) =>
        buttons.map((button) => (button as HTMLElement).dataset.column ?? ""),
      ),
    );
    const [first = "", second = first] = columns;
    // By its number, or by arrows from the first to the second.
    await page.keyboard.press(first);
    if (moves % 2 === 1) await page.keyboard.press("ArrowRight");
    const chosen = page.locator(`[data-column="${moves % 2 === 1 ? second : first}"]`);
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    if (moves === 0) {
      await page.keyboard.press("Escape");
      await expect(chosen).toHaveAttribute("aria-pressed", "false");
      await page.keyboard.press(first);
    }
    if (moves === 5) await expectAccess(page);
    await page.keyboard.press("Enter");
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(0);
    moves += 1;
  }

  expect(kicks).toBeGreaterThan(0);
  const said = await saidOn(page);
  const goals = await goalsOn(page);
  expect(goalsIn(said)).toEqual(goals);
  const end = /Full time, (\d+):(\d+)\./.exec(said.join(" "));
  expect([Number(end?.[1]), Number(end?.[2])].sort()).toEqual([...goals].sort());
  await expectAccess(page);
});
