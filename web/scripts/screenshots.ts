/** Take pictures of every page: both sizes, both themes, two languages, into web/screenshots. */
import { fileURLToPath } from "node:url";
import type { BrowserContext, Page } from "@playwright/test";
import { rest } from "../e2e/support/access.ts";
import { expect, THEMES, test } from "../e2e/support/club.ts";
import { Guest, type Terms } from "../e2e/support/guest.ts";

const FOLDER = fileURLToPath(new URL("../screenshots/", import.meta.url));

const SHOWN_IN = ["ru", "en"] as const;

const GAMES: Terms[] = [
  { game: "card-football", bots: ["club"] },
  { game: "belarusian-football", bots: ["club"] },
  { game: "hearts", bots: ["club", "club", "club"], options: { deals: 1 } },
];

/** After how many moves a table is shown; the last is never reached: the match is over before. */
const MOMENTS = { start: 0, early: 6, later: 40, over: 10_000 };

interface Shot {
  name: string;
  /** Bring about what is to be seen; return its address. */
  address: (guest: Guest) => Promise<string> | string;
  /** What is done on the page before the picture. */
  act?: (page: Page) => Promise<void>;
}

const PAGES: Shot[] = [
  { name: "home", address: () => "/" },
  { name: "tables", address: () => "/tables" },
  { name: "rules", address: () => "/rules" },
  ...GAMES.map(({ game }) => ({ name: `rules-${game}`, address: () => `/rules/${game}` })),
  { name: "replay", address: () => "/replay" },
  { name: "settings", address: () => "/settings" },
  { name: "me", address: () => "/me" },
  { name: "nowhere", address: () => "/nowhere" },
];

const TABLES: Shot[] = GAMES.flatMap((terms) =>
  Object.entries(MOMENTS).map(([moment, moves]) => ({
    name: `${terms.game}-${moment}`,
    address: async (guest: Guest) => {
      const { id } = await guest.open(terms);
      await guest.play(id, moves);
      return `/table/${id}`;
    },
  })),
);

const MATCHES: Shot[] = GAMES.map((terms) => ({
  name: `${terms.game}-match`,
  address: async (guest: Guest) => {
    const { id } = await guest.open(terms);
    await guest.play(id, MOMENTS.over);
    return `/match/${id}`;
  },
}));

const SEATING: Shot = {
  name: "table-by-link",
  address: async (guest) => {
    const answer = await guest.context.request.post("/api/tables", {
      data: { game: "card-football", by_link: true },
      headers: { "X-Koloda": "1" },
    });
    const { id, link } = await answer.json();
    return `/table/${id}?link=${link}`;
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
  await shot.act?.(page);
  return page;
}

for (const language of SHOWN_IN) {
  test.describe(language, () => {
    test.use({ locale: language });
    for (const shot of [...PAGES, ...TABLES, ...MATCHES, SEATING]) {
      test(shot.name, async ({ context }) => {
        const page = await arrive(context, shot, language);
        await picture(page, `${shot.name}-${language}`);
      });
    }
  });
}
