import { defineConfig } from "@playwright/test";
import tests from "../playwright.config.ts";

/** What is made with the browser besides tests: pictures and measures, by `playwright test NAME`. */
export default defineConfig({
  ...tests,
  testDir: ".",
  testMatch: ["screenshots.ts", "lighthouse.ts"],
  outputDir: "../test-results",
  globalSetup: "../e2e/support/compile.ts",
});
