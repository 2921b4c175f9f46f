import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expectAccess } from "./support/access.ts";
import { expect, LANGUAGES, test } from "./support/club.ts";
import { Guest } from "./support/guest.ts";
import { expectTold } from "./support/texts.ts";

/** Names are the club's own, one for each test. */
function someName(): string {
  const letters = [..."abcdefghkmopqrstuvwxyz"];
  const pick = () => letters[Math.floor(Math.random() * letters.length)];
  return `Vera ${Array.from({ length: 10 }, pick).join("")}`;
}

/** A device that makes passkeys and answers with them, without asking anybody; gives a way to lose it. */
async function passkeys(page: Page): Promise<() => Promise<void>> {
  const device = await page.context().newCDPSession(page);
  await device.send("WebAuthn.enable");
  const { authenticatorId } = await device.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return async () => {
    await device.send("WebAuthn.removeVirtualAuthenticator", { authenticatorId });
  };
}

async function comeIn(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Come in as a guest" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Guest \d+$/);
}

async function rename(page: Page, name: string): Promise<void> {
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByRole("button", { name: "Save the name" }).click();
}

async function signIn(page: Page, name: string, password: string): Promise<void> {
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("a guest takes a name; a name that won’t do is refused with the reason", async ({
  visit,
  faults,
}) => {
  faults.allow(/status of 4\d\d/);
  const page = await visit("/me");
  await comeIn(page);
  const name = someName();
  await rename(page, name);
  await expect(page.getByText("The name is saved.")).toBeVisible();
  await expect(title(page)).toHaveText(name);
  await rename(page, "x");
  await expect(page.getByRole("alert").getByText("at least 2 letters or digits")).toBeVisible();

  const other = await visit("/me");
  await comeIn(other);
  await rename(other, name.toUpperCase());
  await expect(other.getByText("Somebody has this name already")).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(name);
});

test("a passkey keeps a guest, who signs out and comes back by it", async ({ visit }) => {
  const page = await visit("/me");
  await passkeys(page);
  await comeIn(page);
  const name = someName();
  await rename(page, name);
  await expect(title(page)).toHaveText(name);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  await expect(page.getByText("In the club since")).toBeVisible();

  await page.getByRole("button", { name: "Sign out here" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.reload();
  await expect(page.getByText("Nobody knows you here yet.")).toBeVisible();

  await page.getByRole("button", { name: "Sign in by passkey" }).click();
  await expect(page.getByText(`You are signed in: ${name}`)).toBeVisible();
  await page.reload();
  await expect(title(page)).toHaveText(name);
});

test("a passkey is removed by two presses, unless it is the only way to come back", async ({
  visit,
  faults,
}) => {
  faults.allow(/status of 409/);
  const page = await visit("/me");
  const lose = await passkeys(page);
  await comeIn(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is added.")).toBeVisible();
  const list = page.getByRole("list", { name: "Passkey" });
  const remove = list.getByRole("button", { name: /^Remove: Added / });
  await expect(remove).toHaveCount(1);
  await remove.press("Enter");
  await expect(list.getByRole("alert")).toContainText("Press again to remove it.");
  await remove.press("Enter");
  await expect(page.getByText("This is your only way to come back.")).toBeVisible();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  await lose();
  await passkeys(page);
  await page.getByRole("button", { name: "Add another passkey" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(2);
  await remove.first().press("Enter");
  await expect(list.getByRole("alert").filter({ hasText: "Press again" })).toHaveCount(1);
  await expectAccess(page);
  await remove.first().press("Enter");
  await expect(page.getByText("The passkey is removed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Passkey" })).toBeFocused();
  await page.reload();
  await expect(list.getByRole("listitem")).toHaveCount(1);

  // The one that is left is the one that was not lost.
  await page.getByRole("button", { name: "Sign out here" }).click();
  await page.getByRole("button", { name: "Sign in by passkey" }).click();
  await expect(page.getByText("You are signed in")).toBeVisible();
});

test("whom one has muted is seen, and heard again", async ({ visit }) => {
  const other = await visit("/me");
  await comeIn(other);
  const { id, name } = await (await other.request.get("/api/me")).json();
  const page = await visit("/me");
  await comeIn(page);
  await expect(page.getByText("You hear everybody.")).toBeVisible();
  const data = { member: id };
  await page.request.post("/api/mutes", { data, headers: { "X-Koloda": "1" } });
  await page.reload();
  const muted = page.getByRole("region", { name: "Muted members" });
  await expect(muted.getByRole("listitem")).toContainText([name]);
  await expectAccess(page);
  await muted.getByRole("button", { name: `Hear again: ${name}` }).press("Enter");
  await expect(muted.getByText(`Heard again: ${name}`)).toBeVisible();
  await expect(muted.getByRole("heading")).toBeFocused();
  await page.reload();
  await expect(page.getByText("You hear everybody.")).toBeVisible();
});

test("who changes their mind about a passkey is told, and nothing else", async ({ visit }) => {
  const page = await visit("/me");
  await page.evaluate(() => {
    navigator.credentials.get = () => Promise.reject(new DOMException("", "NotAllowedError"));
  });
  await page.getByRole("button", { name: "Sign in by passkey" }).click();
  await expect(page.getByText("No passkey was used.")).toBeVisible();
});

test("where passkeys can’t be used none are offered", async ({ visit }) => {
  const page = await visit("/");
  await page.context().addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await page.goto("/me");
  await comeIn(page);
  await expect(page.getByRole("button", { name: "Set a password" })).toBeVisible();
  await expect(page.getByRole("button", { name: /passkey/ })).toHaveCount(0);
});

test("a password lets one in elsewhere; a wrong one does not", async ({ visit, faults }) => {
  faults.allow(/status of 4\d\d/);
  const page = await visit("/me");
  await comeIn(page);
  const name = someName();
  await rename(page, name);
  await expect(title(page)).toHaveText(name);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Set a password" }).click();
  await expect(page.getByText("A password has at least 8 characters")).toBeVisible();
  await page.getByLabel("New password").fill("a long evening");
  await page.getByRole("button", { name: "Set a password" }).click();
  await expect(page.getByText("The password is set.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the password" })).toBeVisible();

  const other = await visit("/me");
  await signIn(other, name, "a short evening");
  await expect(other.getByText("No member has this name and this password.")).toBeVisible();
  await signIn(other, name, "a long evening");
  await expect(title(other)).toHaveText(name);

  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
  await other.reload();
  await expect(title(other)).not.toHaveText(name);
});

test("a guest who signs out is asked once more", async ({ visit }) => {
  const page = await visit("/me");
  await comeIn(page);
  await page.getByRole("button", { name: "Sign out here" }).click();
  await expect(page.getByText("You can’t come back as this guest.")).toBeVisible();
  await page.getByRole("button", { name: "Sign out here" }).click();
  await expect(page.getByText("You are signed out.")).toBeVisible();
});

test("matches and how they went", async ({ visit, browser, club }) => {
  const context = await browser.newContext({ baseURL: club.url, locale: "en" });
  const guest = await Guest.comesIn(context);
  const table = await guest.open({ game: "card-football", bots: ["novice"] });
  const resigned = await context.request.post(`/api/tables/${table.id}/act`, {
    data: { act: "resign" },
    headers: { "X-Koloda": "1" },
  });
  expect(resigned.ok()).toBe(true);
  const page = await context.newPage();
  await page.goto("/me");
  const row = page.getByRole("row", { name: /Card Football/ });
  await expect(row.getByRole("cell")).toHaveText(["bots", "1", "0", "0", "1"]);
  const match = page.getByRole("listitem").filter({ hasText: "Lost" });
  await expect(match).toContainText("Bot, Novice");
  await expect(match.getByRole("link")).toHaveAttribute("href", `/match/${table.id}`);
  await expectAccess(page);
  await context.close();

  const nobody = await visit("/me");
  await comeIn(nobody);
  await expect(nobody.getByText("No match of yours is over yet.")).toBeVisible();
});

test("a token is shown once and can be voided", async ({ visit, request }) => {
  const page = await visit("/me");
  await comeIn(page);
  await page.getByRole("button", { name: "Make a token" }).click();
  const token = await page.getByLabel("Token", { exact: true }).inputValue();
  const asks = () => request.get("/api/me", { headers: { Authorization: `Bearer ${token}` } });
  expect((await asks()).ok()).toBe(true);
  await page.reload();
  await expect(page.getByText("There is a token")).toBeVisible();
  await expect(page.getByLabel("Token", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Void the token" }).click();
  await expect(page.getByText("The token is void.")).toBeVisible();
  expect((await asks()).status()).toBe(401);
});

test("everything is downloaded, and then deleted", async ({ visit }) => {
  const page = await visit("/me");
  await comeIn(page);
  const name = someName();
  await rename(page, name);
  await expect(title(page)).toHaveText(name);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download everything" }).click();
  const file = await (await coming).path();
  expect(JSON.stringify(JSON.parse(readFileSync(file, "utf8")))).toContain(name);

  const ask = page.getByRole("button", { name: "Delete everything" });
  await ask.click();
  await expectAccess(page);
  await page.getByRole("button", { name: "Keep everything" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(title(page)).toHaveText(name);
  await ask.click();
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(page.getByText("Everything is deleted.")).toBeVisible();
  await page.reload();
  await expect(page.getByText("Nobody knows you here yet.")).toBeVisible();
});

for (const language of LANGUAGES) {
  test(`the page about oneself is told and within reach in ${language}`, async ({ visit }) => {
    const page = await visit("/me", { language });
    await expect(page.getByRole("textbox")).toHaveCount(2);
    await expectTold(page);
    await expectAccess(page);
    await page.locator("main .btn").first().click();
    await expect(page.getByRole("textbox").nth(3)).toBeVisible();
    await expectTold(page);
    await expectAccess(page);
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: innerWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(width);
  });
}
