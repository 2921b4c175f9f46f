/** Every page in every language: nothing untranslated, nothing that runs over its place. */
import type { Page } from "@playwright/test";
import { expect, LANGUAGES, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";
import { expectTold } from "./support/texts.ts";

const PAGES = ["/", "/tables", "/replay", "/rules", "/rules/card-football", "/settings", "/me"];
const GAMES = ["card-football", "belarusian-football", "hearts"];
const BOTS: Record<string, number> = { hearts: 3 };

/** No horizontal scroll, and no button whose words are cut off. */
async function expectRoom(page: Page): Promise<void> {
  const over = await page.evaluate(() => {
    const root = document.documentElement;
    const found =
      root.scrollWidth > root.clientWidth ? [`page ${root.scrollWidth} > ${root.clientWidth}`] : [];
    for (const button of document.querySelectorAll<HTMLElement>(".btn, .go, h1, h2")) {
      if (
        button.offsetParent &&
        button.scrollWidth > button.clientWidth + 1 &&
        !button.closest(".vh")
      ) {
        found.push(`${button.textContent?.trim()}: ${button.scrollWidth} > ${button.clientWidth}`);
      }
    }
    return found;
  });
  expect(over, page.url()).toEqual([]);
}

async function seeAll(page: Page): Promise<void> {
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectTold(page);
    await expectRoom(page);
  }
}

async function seeTables(page: Page, guest: Guest): Promise<void> {
  for (const game of GAMES) {
    const bots = Array<string>(BOTS[game] ?? 1).fill("novice");
    const table = await guest.open({ game, bots, by_link: true, options: {} });
    await page.goto(`/table/${table.id}`);
    await expect(page.locator(".app.table")).toBeVisible();
    await expectTold(page);
    await expectRoom(page);
  }
}

for (const language of LANGUAGES) {
  test(`every page speaks ${language} and has room for it`, async ({ visit }) => {
    const page = await visit("/", { language, still: true });
    const guest = await Guest.comesIn(page.context(), language);
    await seeAll(page);
    await seeTables(page, guest);
  });
}

/** Make each text of a Fluent source a third longer, and mark both its ends. */
function stretched(source: string): string {
  return source.replace(/^([a-z][\w-]*) = (\S.*)$/gm, (line, id: string, text: string) => {
    // A choice between forms goes on in the next lines.
    if (text.split("{").length !== text.split("}").length) return line;
    const extra = "·".repeat(Math.ceil(text.replace(/\{.*?\}/g, "").length / 3));
    return `${id} = ⟦${text}${extra}⟧`;
  });
}

test("pages hold texts that are a third longer", async ({ visit }) => {
  const page = await visit("about:blank", { still: true });
  let pseudo = 0;
  await page.route("**/assets/*.js", async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const changed = body.replace(
      /(`|")((?:[^`"\\]|\\.)*?page-[\w-]+ = (?:[^`"\\]|\\.)*)\1/g,
      (_, mark: string, source: string) => {
        pseudo += 1;
        return (
          mark +
          stretched(source.replaceAll("\\n", "\n")).replaceAll("\n", mark === "`" ? "\n" : "\\n") +
          mark
        );
      },
    );
    await route.fulfill({ response, body: changed });
  });
  const guest = await Guest.comesIn(page.context());
  await page.goto("/");
  await expect(page.getByText("⟦").first()).toBeVisible();
  for (const address of PAGES) {
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectRoom(page);
  }
  await seeTables(page, guest);
  expect(pseudo).toBeGreaterThan(0);
});
