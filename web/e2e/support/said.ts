/** What the live region of a table says: all that somebody hears who does not see the table. */
import type { Page } from "@playwright/test";

/** Listen from now on; what was said before counts too. */
export async function listen(page: Page): Promise<void> {
  await page.locator("[data-said]").waitFor({ state: "attached" });
  await page.evaluate(() => {
    const said: string[] = [];
    const region = document.querySelector("[data-said]") as Element;
    said.push(...[...region.children].map((line) => line.textContent ?? ""));
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes)
          if (node instanceof Element) said.push(node.textContent ?? "");
      }
    }).observe(region, { childList: true });
    Object.assign(window, { said });
  });
}

/** All that was said since `listen`. */
export const saidOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as { said: string[] }).said);
