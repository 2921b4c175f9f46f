import { defineConfig, mergeConfig } from "vitest/config";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    // Else Svelte gives tests its server side, which mounts nothing.
    resolve: { conditions: ["browser"] },
    test: {
      environment: "happy-dom",
      include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
      // Long enough for a machine that does much else.
      testTimeout: 60_000,
    },
  }),
);
