/** Round the board, in a browser: what is pressed, and what is to be seen. */
import type { Locator, Page } from "@playwright/test";
import { expect, type Visitor } from "./club.ts";
import { Guest, type Terms } from "./guest.ts";

export type Visit = (address?: string, visitor?: Visitor) => Promise<Page>;

export const open = (page: Page): Locator => page.locator(".col.open button");
export const turn = (page: Page): Locator => page.locator(".plate .turn:not(.theirs)");
export const go = (page: Page): Locator => page.locator(".would .go");
export const told = (page: Page): Locator => page.locator(".comm > ol > li:not(.half)");
export const taken = (column: string) => new RegExp(`You: .*from column ${column}`);
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

export const FOOTBALL: Terms = { game: "card-football", bots: ["novice"], watch: true };

/** Sit at a table with bots; `settings` are kept on the device before. */
export async function sit(
  visit: Visit,
  terms: Terms = FOOTBALL,
  settings: Record<string, unknown> = {},
  language: Visitor["language"] = "en",
): Promise<{ page: Page; guest: Guest; id: string }> {
  const page = await visit("/", { still: true, language });
  await page.evaluate(
    (values) => localStorage.setItem("koloda.settings", JSON.stringify(values)),
    settings,
  );
  const guest = await Guest.comesIn(page.context(), language);
  const { id } = await guest.open(terms);
  await page.goto(`/table/${id}`);
  await expect(turn(page)).toBeVisible();
  return { page, guest, id };
}

export async function take(page: Page): Promise<void> {
  await open(page).first().click();
  await go(page).click();
}

export async function menu(page: Page, ...presses: string[]): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).filter({ visible: true }).click();
  for (const name of presses) await dialog(page, "Menu").getByText(name, { exact: true }).click();
}
