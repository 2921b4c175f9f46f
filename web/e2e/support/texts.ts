/** What a page says: all that is shown, and all that is said without being shown. */
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

const LOCALES = fileURLToPath(new URL("../../../src/koloda/locales/en/", import.meta.url));

/** The ids of all messages that can't be taken for words. */
const IDS = new Set(
  readdirSync(LOCALES)
    .filter((name) => name.endsWith(".ftl"))
    .flatMap((name) => readFileSync(LOCALES + name, "utf8").match(/^[a-z][\w-]*(?= =)/gm) ?? [])
    .filter((id) => id.includes("-")),
);

/** The attributes that are read out or shown. */
const SAID = [
  "alt",
  "aria-description",
  "aria-label",
  "aria-roledescription",
  "aria-valuetext",
  "placeholder",
  "title",
];

/** Return every text of the page, shown or not, each by itself: those of nodes, and of attributes. */
export async function textsOf(page: Page): Promise<string[]> {
  return page.evaluate((attributes) => {
    const texts = [document.title];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) texts.push(nodes.currentNode.textContent ?? "");
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of attributes) texts.push(element.getAttribute(name) ?? "");
    }
    return texts.map((text) => text.trim()).filter(Boolean);
  }, SAID);
}

/** Fail where the page shows the id of a message instead of its text, or an argument unfilled. */
export async function expectTold(page: Page): Promise<void> {
  const found = (await textsOf(page)).flatMap((text) =>
    (text.match(/[a-z][\w-]*(\.[a-z]+)?|\{ *\$[^}]*\}/g) ?? []).filter(
      (word) => word.startsWith("{") || IDS.has(word.split(".")[0] ?? ""),
    ),
  );
  expect(found, `message ids on ${page.url()}`).toEqual([]);
}
