/** Take pictures of every page: both sizes, both themes, two languages, into web/screenshots. */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BrowserContext, Locator, Page } from "@playwright/test";
import { rest } from "../e2e/support/access.ts";
import { expect, THEMES, test } from "../e2e/support/club.ts";
import { Guest, type Terms } from "../e2e/support/guest.ts";

const FOLDER = fileURLToPath(new URL("../screenshots/", import.meta.url));
const LOCALES = fileURLToPath(new URL("../../src/koloda/locales/", import.meta.url));

const SHOWN_IN = ["ru", "en"] as const;

const CARD_FOOTBALL: Terms = { game: "card-football", bots: ["club"] };
const BELARUSIAN_FOOTBALL: Terms = { game: "belarusian-football", bots: ["club"] };
const HEARTS: Terms = { game: "hearts", bots: ["club", "club", "club"], options: { deals: 1 } };
const GAMES = [CARD_FOOTBALL, BELARUSIAN_FOOTBALL, HEARTS];

/** After how many moves a table is shown; the last is never reached: the match is over before. */
const MOMENTS = { start: 0, early: 14, later: 36, over: 10_000 };

/** At which step the replay of a match is shown. */
const STEP = 30;

interface Shot {
  name: string;
  /** Bring about what is to be seen; return its address. */
  address: (guest: Guest) => Promise<string> | string;
  /** What is done on the page, or waited for, before the picture. */
  act?: (page: Page, texts: Texts) => Promise<void>;
}

/** The texts of a language that need no arguments, by id. */
class Texts {
  constructor(private readonly language: string) {}

  of(file: string, id: string): string {
    const lines = readFileSync(`${LOCALES}${this.language}/${file}.ftl`, "utf8").split("\n");
    const line = lines.find((one) => one.startsWith(`${id} = `));
    if (!line) throw new Error(`no text ${id} in ${this.language}/${file}.ftl`);
    return line.slice(id.length + 3);
  }
}

const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** Open a table and play there until so many moves are made; return its id. */
async function played(guest: Guest, terms: Terms, moves: number): Promise<string> {
  const { id } = await guest.open(terms);
  await guest.play(id, moves);
  return id;
}

const over = (guest: Guest, terms: Terms) => played(guest, terms, MOMENTS.over);

async function openMenu(page: Page, texts: Texts): Promise<void> {
  await button(page, texts.of("page", "page-menu")).click();
}

const PAGES: Shot[] = [
  { name: "home", address: () => "/" },
  { name: "tables", address: () => "/tables" },
  { name: "rules", address: () => "/rules" },
  ...GAMES.map(({ game }) => ({ name: `rules-${game}`, address: () => `/rules/${game}` })),
  { name: "replay", address: () => "/replay" },
  { name: "settings", address: () => "/settings" },
  {
    name: "me",
    address: async (guest) => {
      await over(guest, BELARUSIAN_FOOTBALL);
      await over(guest, HEARTS);
      return "/me";
    },
    act: (page) => expect(page.locator("a[href^='/match/']")).toHaveCount(2),
  },
  { name: "nowhere", address: () => "/nowhere" },
];

const TABLES: Shot[] = GAMES.flatMap((terms) =>
  Object.entries(MOMENTS).map(([moment, moves]) => ({
    name: `${terms.game}-${moment}`,
    address: async (guest: Guest) => `/table/${await played(guest, terms, moves)}`,
  })),
);

const AT_TABLES: Shot[] = [
  {
    name: "hearts-passing",
    address: async (guest) => `/table/${(await guest.open(HEARTS)).id}`,
    act: async (page) => {
      for (const nth of [0, 4]) await page.locator("[data-own]").nth(nth).click();
    },
  },
  {
    name: "belarusian-football-laying",
    address: async (guest) => {
      const { id } = await guest.open(BELARUSIAN_FOOTBALL);
      // Whoever lays first is by lot; the other has laid four cards then.
      const { seat } = await guest.until(id, () => true);
      await guest.play(id, seat === 0 ? 2 : 6);
      return `/table/${id}`;
    },
  },
  {
    name: "menu",
    address: async (guest) => `/table/${await played(guest, CARD_FOOTBALL, MOMENTS.early)}`,
    act: openMenu,
  },
  {
    name: "talk",
    address: async (guest) => `/table/${await played(guest, CARD_FOOTBALL, MOMENTS.early)}`,
    act: async (page, texts) => {
      const talk = button(page, texts.of("page-table", "page-table-talk"));
      // On a phone it stands in the menu.
      if (!(await talk.isVisible())) await openMenu(page, texts);
      await talk.filter({ visible: true }).click();
    },
  },
  { name: "table-invited", address: linked },
  {
    name: "table-friend",
    address: linked,
    act: async (page, texts) => {
      await button(page, texts.of("page-table", "page-table-sit")).click();
      await expect(page.locator(".code svg")).toBeVisible();
    },
  },
];

/** The address of a table by link, at which nobody sits yet. */
async function linked({ context }: Guest): Promise<string> {
  const answer = await context.request.post("/api/tables", {
    data: { game: "card-football", by_link: true },
    headers: { "X-Koloda": "1" },
  });
  const { id, link } = (await answer.json()) as { id: string; link: string };
  return `/table/${id}?link=${link}`;
}

const MATCHES: Shot[] = GAMES.flatMap((terms) => [
  {
    name: `${terms.game}-match`,
    address: async (guest: Guest) => `/match/${await over(guest, terms)}`,
    act: (page: Page) => expect(page.locator("[data-verdict]")).toBeVisible(),
  },
  {
    name: `${terms.game}-replay`,
    address: async (guest: Guest) => `/replay/${await over(guest, terms)}?step=${STEP}`,
    act: (page: Page) => expect(page.locator("input[type=range]")).toHaveValue(String(STEP)),
  },
]);

const OPEN: Shot = {
  name: "hearts-replay-open",
  address: async (guest) => `/replay/${await over(guest, HEARTS)}?step=${STEP}`,
  act: async (page, texts) => {
    const sides = page.locator("select").filter({ visible: true }).first();
    const isPhone = !(await sides.isVisible());
    if (isPhone) await openMenu(page, texts);
    await sides.selectOption("open");
    if (isPhone) await button(page, texts.of("page", "page-close")).click();
    await expect(page.locator("[data-open]").first()).toBeVisible();
  },
};

/** Put the page into a theme and take its picture, whole. */
async function picture(page: Page, name: string): Promise<void> {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await rest(page);
    const size = test.info().project.name;
    await page.screenshot({ path: `${FOLDER}${name}-${size}-${theme}.png`, fullPage: true });
  }
}

async function arrive(context: BrowserContext, shot: Shot, language: string): Promise<Page> {
  const guest = await Guest.comesIn(context, language);
  const page = await context.newPage();
  const address = await shot.address(guest);
  await page.goto(address);
  await expect(page.getByRole("main")).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shot.act?.(page, new Texts(language));
  return page;
}

for (const language of SHOWN_IN) {
  test.describe(language, () => {
    test.use({ locale: language });
    for (const shot of [...PAGES, ...TABLES, ...AT_TABLES, ...MATCHES, OPEN]) {
      test(shot.name, async ({ context, faults }) => {
        if (shot.name === "nowhere") faults.allow(/status of 404/);
        const page = await arrive(context, shot, language);
        await picture(page, `${shot.name}-${language}`);
      });
    }
  });
}
