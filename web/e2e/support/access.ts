/** The rules of accessibility that a machine can hold, in both themes. */
import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { THEMES } from "./club.ts";

/** Fail where axe finds anything on the page as it stands; the system's theme is changed for it. */
export async function expectAccess(page: Page): Promise<void> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await rest(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const { id, help, nodes } of violations) {
      for (const node of nodes) {
        found.push(`${theme}, ${id}: ${help}\n  ${node.html}\n  ${node.failureSummary ?? ""}`);
      }
    }
  }
  await page.emulateMedia({ colorScheme: null });
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

/** Wait until nothing moves that comes to an end: colours on their way are colours of neither theme. */
export async function rest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)));
  });
}
