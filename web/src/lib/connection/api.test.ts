import { expect, test } from "vitest";
import { load } from "$lib/i18n/texts.svelte";
import { settings } from "$lib/settings/settings.svelte";
import { Refused, say } from "./api";

test("nothing is proposed where nothing is near to what was written", async () => {
  settings.language = "en";
  await load("common", "errors");
  const details = { game: "chess", expected: "hearts" };
  expect(say(new Refused("game/unknown", "", { ...details, nearest: "" }))).not.toContain("?");
  expect(say(new Refused("game/unknown", "", { ...details, nearest: "hearts" }))).toContain(
    "Did you mean hearts?",
  );
});
