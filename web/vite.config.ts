import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./scripts/compress.ts";
import { texts } from "./scripts/texts.ts";

const club = process.env.KOLODA_CLUB ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), texts(), compress()],
  resolve: { alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) } },
  build: {
    outDir: "../src/koloda/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    // A page under development talks to a club that runs: npm run dev, KOLODA_CLUB=http://localhost:PORT
    proxy: { "/api": { target: club, ws: true, changeOrigin: true, headers: { origin: club } } },
  },
});
