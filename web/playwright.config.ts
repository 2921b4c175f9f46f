import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "e2e",
  outputDir: "test-results",
  globalSetup: "./e2e/support/compile.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  reporter: "list",
  // Long enough for a machine that is busy with other things: these end what hangs, nothing else.
  timeout: 300_000,
  expect: { timeout: 40_000 },
  use: {
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    trace: "off",
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      // The sandbox refuses root; the rest keeps the browser from calling anybody.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    {
      name: "phone",
      // What is the same at any size is tested once.
      testIgnore: /\/(me|settings|start|speed)\.spec\.ts/,
      // What a mouse or a keyboard does.
      grepInvert: /@desktop/,
      use: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true },
    },
  ],
});
