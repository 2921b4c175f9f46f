/**
 * What every test of the page starts from: a club of its own for each worker, a way in, and an eye
 * on all that must never happen.
 */
import { test as base, type Page } from "@playwright/test";
import { Faults } from "./faults.ts";
import { Club, READY_SECONDS } from "./server.ts";

export { expect } from "@playwright/test";

export const LANGUAGES = ["en", "ru", "uk", "be"] as const;
export const THEMES = ["light", "dark"] as const;

export interface Visitor {
  /** What the visitor's browser asks for. */
  language?: (typeof LANGUAGES)[number];
  theme?: (typeof THEMES)[number];
  /** Whether the visitor's system asks for stillness. */
  still?: boolean;
}

interface Fixtures {
  faults: Faults;
  /** Open an address of the club in a browser of its own: another person. */
  visit: (address?: string, visitor?: Visitor) => Promise<Page>;
}

export const test = base.extend<Fixtures, { club: Club }>({
  club: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const club = await Club.start();
      await use(club);
      await club.stop();
    },
    { scope: "worker", timeout: READY_SECONDS * 1000 + 100_000 },
  ],

  baseURL: async ({ club }, use) => use(club.url),

  faults: async ({ club }, use) => {
    const faults = new Faults(club.url);
    await use(faults);
    faults.expectNone();
  },

  context: async ({ context, faults }, use) => {
    faults.watch(context);
    await use(context);
  },

  visit: async ({ browser, faults }, use) => {
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (address = "/", { language = "en", theme = "light", still = false } = {}) => {
      const context = await browser.newContext({
        locale: language,
        colorScheme: theme,
        reducedMotion: still ? "reduce" : "no-preference",
      });
      contexts.push(context);
      faults.watch(context);
      const page = await context.newPage();
      await page.goto(address);
      // Text moves when its font comes: a press just then would be lost.
      await page.waitForFunction(() => {
        const faces = [...document.fonts].map(({ status }) => status);
        return !faces.includes("loading") && (faces.includes("loaded") || faces.length === 0);
      });
      return page;
    });
    for (const context of contexts) await context.close();
  },
});
