import { expectAccess } from "./support/access.ts";
import { expect, LANGUAGES, test } from "./support/club.ts";
import { expectTold } from "./support/texts.ts";

for (const language of LANGUAGES) {
  test(`the club opens in ${language}`, async ({ visit }) => {
    const page = await visit("/", { language });
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectTold(page);
    await expectAccess(page);
  });
}
