import { afterEach, expect, test, vi } from "vitest";
import { settings } from "$lib/settings/settings.svelte";
import { date, day } from "./texts.svelte";

const EVENING = new Date(2026, 10, 3, 20, 2).getTime() / 1000;

afterEach(() => vi.restoreAllMocks());

test("a date is written with the name of its month where the browser knows it", () => {
  settings.language = "uk";
  expect(date(EVENING)).toBe("3 лист. 2026 р., 20:02");
  expect(day(EVENING)).toBe("3 листопада 2026 р.");
});

test("a date is written in figures where the browser does not know the language's months", () => {
  // As Chromium answers for Belarusian; Node knows it.
  vi.spyOn(Intl.DateTimeFormat, "supportedLocalesOf").mockReturnValue([]);
  settings.language = "be";
  expect(date(EVENING)).toBe("03.11.2026, 20:02");
  expect(day(EVENING)).toBe("03.11.2026");
});
