/** More than one at a table: what they offer and say, who watches, who is gone. */
import type { Locator, Page } from "@playwright/test";
import { expectAccess } from "./support/access.ts";
import { expect, test } from "./support/club.ts";
import { button, dialog, menu, sit, take, told, turn, type Visit } from "./support/frame.ts";

/** Two people at a table of Card Football, the one who is to move first. */
async function pair(visit: Visit): Promise<[Page, Page]> {
  const host = await visit("/", { still: true });
  await host
    .getByRole("article")
    .filter({ hasText: "Card Football" })
    .getByRole("button", { name: "With a friend" })
    .click();
  const link = await host.getByRole("textbox", { name: "Link to this table" }).inputValue();
  const friend = await visit(link, { still: true });
  await button(friend, "Sit down and play").click();
  for (const page of [host, friend]) await expect(page.locator("[data-column]")).toHaveCount(5);
  return (await turn(host).count()) === 1 ? [host, friend] : [friend, host];
}

/** Open the talk, which has a button of its own where there is room. */
async function talk(page: Page, isMobile: boolean): Promise<Locator> {
  if (isMobile) await menu(page, "Talk");
  else await button(page, "Talk").click();
  return dialog(page, "Talk");
}

test("two people agree on a takeback, and on a draw", async ({ visit }) => {
  const [first, second] = await pair(visit);
  await take(first);
  await expect.poll(() => told(second).count()).toBeGreaterThan(0);
  await menu(first, "Ask to take back a move");
  await expect(first.getByText("You have asked to take back a move.")).toBeVisible();
  await expect(second.getByText(/: may a move be taken back\?/)).toBeVisible();
  await button(second, "Decline").click();
  await expect(first.getByText("You have asked to take back a move.")).toHaveCount(0);
  await expect.poll(() => told(first).count()).toBeGreaterThan(0);

  await menu(first, "Ask to take back a move");
  await button(second, "Agree").click();
  await expect(told(first)).toHaveCount(0);
  await expect(turn(first)).toBeVisible();

  await menu(first, "Offer a draw");
  await expect(second.getByText(/: a draw\?/)).toBeVisible();
  await expectAccess(second);
  await button(second, "Decline").click();
  await expect(first.getByText("You have offered a draw.")).toHaveCount(0);
  await menu(first, "Offer a draw");
  await button(second, "Agree").click();
  for (const page of [first, second]) {
    await expect(page.getByText("A draw was agreed on.")).toBeVisible();
  }
});

test("what one says the other hears, until they are muted", async ({ visit, isMobile }) => {
  const [first, second] = await pair(visit);
  const saying = await talk(first, isMobile);
  await button(first, "Good luck.").click();
  await expect(saying.getByRole("listitem").filter({ hasText: "Good luck." })).toBeVisible();

  // It is shown to the other over the pitch; a press opens the talk.
  const note = second.getByRole("button", { name: /: Good luck\.$/ });
  await note.click();
  const hearing = dialog(second, "Talk");
  await expect(hearing.getByRole("listitem")).toHaveCount(1);
  await expect(note).toHaveCount(0);
  await saying.getByRole("textbox", { name: "Say something" }).fill("<b>Shall we?</b>");
  await button(first, "Send").click();
  await expect(hearing.getByText("<b>Shall we?</b>")).toBeVisible();
  await expectAccess(second);

  await hearing.getByRole("button", { name: "Mute" }).first().click();
  await expect(hearing.getByText("Nobody has said anything yet.")).toBeVisible();
  await button(first, "Oops.").click();
  await expect(saying.getByRole("listitem").filter({ hasText: "Oops." })).toBeVisible();
  await second.keyboard.press("Escape");
  await talk(second, isMobile);
  await expect(hearing.getByText("Nobody has said anything yet.")).toBeVisible();
  await hearing.getByRole("button", { name: "Hear again" }).click();
  // The phrase is a button too: it is looked for among what was said.
  await expect(hearing.getByRole("listitem").filter({ hasText: "Oops." })).toBeVisible();
});

test("those who watch are counted", async ({ visit, isMobile }) => {
  const { page, id } = await sit(visit);
  const spectator = await visit(`/table/${id}`, { still: true });
  await expect(spectator.locator("[data-column]")).toHaveCount(5);
  if (isMobile) await menu(page);
  await expect(page.getByText("1 watches").filter({ visible: true })).toBeVisible();
  const other = await visit(`/table/${id}`, { still: true });
  await expect(page.getByText("2 watch").filter({ visible: true })).toBeVisible();
  await other.close();
  await expect(page.getByText("1 watches").filter({ visible: true })).toBeVisible();
  // Whoever watches can do nothing to the match.
  await menu(spectator);
  for (const name of ["Resign", "Hint", "Take back the last move"]) {
    await expect(dialog(spectator, "Menu").getByText(name)).toHaveCount(0);
  }
});

test("somebody who is gone is missed, then a bot plays for them until they come back", async ({
  visit,
}) => {
  const [first, second] = await pair(visit);
  const address = second.url();
  await second.goto("about:blank");
  await expect(first.getByText("not here now")).toBeVisible();
  await take(first);
  await expect(first.getByText("a bot plays")).toBeVisible();
  await expect(turn(first)).toBeVisible();
  await second.goto(address);
  await expect(first.getByText("a bot plays")).toHaveCount(0);
  await expect(first.getByText("not here now")).toHaveCount(0);
});
