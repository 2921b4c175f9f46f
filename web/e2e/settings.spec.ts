import type { Page } from "@playwright/test";
import { expectAccess } from "./support/access.ts";
import { expect, LANGUAGES, test } from "./support/club.ts";
import { expectTold } from "./support/texts.ts";

/** Choose by label, as a person does, and see the choice survive a reload. */
async function choose(page: Page, group: string, label: string): Promise<void> {
  await page.getByRole("group", { name: group }).getByText(label, { exact: true }).click();
  await page.reload();
  await expect(
    page.getByRole("group", { name: group }).getByRole("radio", { name: label }),
  ).toBeChecked();
}

async function turn(page: Page, name: string, on: boolean): Promise<void> {
  await page.getByRole("switch", { name }).click();
  await page.reload();
  await expect(page.getByRole("switch", { name })).toBeChecked({ checked: on });
}

/** What is kept on the device. */
function kept(page: Page): Promise<Record<string, unknown>> {
  return page.evaluate(() => JSON.parse(localStorage.getItem("koloda.settings") ?? "{}"));
}

test("language is changed at once, for the club as well", async ({ visit }) => {
  const page = await visit("/me");
  await page.getByRole("button", { name: "Come in as a guest" }).click();
  await page.getByRole("link", { name: "To the settings" }).click();
  const told = page.waitForResponse((answer) => answer.request().method() === "PATCH");
  await page.getByRole("group", { name: "Language" }).getByText("Беларуская").click();
  expect((await (await told).json()).language).toBe("be");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Налады");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "be");
  await expect(page.getByRole("radio", { name: "Беларуская" })).toBeChecked();
  await page.getByRole("group", { name: "Мова" }).getByText("Аўтаматычна", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
});

test("theme", async ({ visit }) => {
  const page = await visit("/settings", { theme: "light" });
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await ground();
  await choose(page, "Theme", "Dark");
  expect(await ground()).not.toBe(light);
  await page.emulateMedia({ colorScheme: "dark" });
  await choose(page, "Theme", "Light");
  expect(await ground()).toBe(light);
});

test("cards", async ({ visit }) => {
  const page = await visit("/settings");
  const club = page.getByRole("img", { name: "ace of clubs" }).first();
  const ink = () => club.evaluate((card) => getComputedStyle(card).getPropertyValue("--s"));
  const face = () => club.innerHTML();

  const green = await ink();
  await choose(page, "Colours of suits", "Two colours");
  expect(await ink()).not.toBe(green);

  const international = await face();
  await choose(page, "Letters on cards", "В Д К Т");
  const cyrillic = await face();
  expect(cyrillic).not.toBe(international);

  await choose(page, "Print", "Large");
  expect(await face()).not.toBe(cyrillic);
});

test("the width of a card picks its face", async ({ visit }) => {
  const page = await visit("/settings");
  const queen = page.getByRole("img", { name: "queen of hearts" });
  await expect(queen.first().locator(".ff")).toBeVisible();
  await expect(queen.first().locator(".fm")).toBeHidden();
  await expect(queen.last().locator(".ff")).toBeHidden();
  await expect(queen.last().locator(".fm")).toBeVisible();
});

test("motion", async ({ visit }) => {
  const page = await visit("/settings");
  await choose(page, "Speed", "No motion");
  await expect(page.locator("html")).toHaveAttribute("data-pace", "off");
  await choose(page, "Speed", "Slow");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.getByText("Your system asks for less motion")).toBeVisible();
});

test("the left hand", async ({ visit }) => {
  const page = await visit("/settings");
  await choose(page, "Hand", "Left");
  await expect(page.locator("html")).toHaveAttribute("data-hand", "left");
});

test("how one plays", async ({ visit }) => {
  const page = await visit("/settings");
  await turn(page, "Confirm moves", false);
  await turn(page, "What would it do?", false);
  await turn(page, "The only move by itself", true);
  await turn(page, "Memory mode", true);
  await turn(page, "Single keys", false);
  await turn(page, "Sound", true);
  await choose(page, "Bot of a quick match", "Master");
  expect(await kept(page)).toMatchObject({
    confirm: false,
    hints: false,
    forced: true,
    memory: true,
    keys: false,
    sound: true,
    level: "master",
  });
});

test("all of it by keys", async ({ visit }) => {
  const page = await visit("/settings");
  const theme = page.getByRole("group", { name: "Theme" });
  await theme.getByRole("radio", { name: "Automatic" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(theme.getByRole("radio", { name: "Light" })).toBeChecked();
  const sound = page.getByRole("switch", { name: "Sound" });
  await sound.focus();
  await page.keyboard.press("Space");
  await expect(sound).toBeChecked();
  await expect(sound).toHaveAccessibleDescription(/a goal/);
});

test("what was kept is not trusted", async ({ visit }) => {
  const page = await visit("/settings");
  for (const bad of ["{", "[]", "null", '{"theme": "pink", "sound": "yes", "suits": "two"}']) {
    await page.evaluate((text) => localStorage.setItem("koloda.settings", text), bad);
    await page.reload();
    await expect(
      page.getByRole("group", { name: "Theme" }).getByRole("radio", { name: "Automatic" }),
    ).toBeChecked();
    await expect(page.getByRole("switch", { name: "Sound" })).not.toBeChecked();
  }
  await expect(page.getByRole("radio", { name: "Two colours" })).toBeChecked();
});

for (const language of LANGUAGES) {
  test(`settings are told and within reach in ${language}`, async ({ visit }) => {
    const page = await visit("/settings", { language });
    await expect(page.getByRole("radio")).not.toHaveCount(0);
    await expectTold(page);
    await expectAccess(page);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
  });
}
