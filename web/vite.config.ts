import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { compress } from "./scripts/compress.ts";
import { documents } from "./scripts/documents.ts";
import { texts } from "./scripts/texts.ts";

const club = process.env.KOLODA_CLUB ?? "http://localhost:8000";

/** What asks for all the rest. */
const START =
  /src\/rooms\.ts|src\/lib\/(kept|connection\/request|games\/game|settings\/values)\.ts|virtual:texts$|preload-helper/;

/** What every room is made with. */
const PAGE =
  /node_modules\/(svelte|esm-env|clsx|@fluent)\/|src\/(page\.ts|App\.svelte)|src\/lib\/([A-Z]|router|(cards|connection|i18n|motion)\/|settings\/(settings|sound)\.|table\/names)/;

export default defineConfig({
  plugins: [svelte(), texts(), documents(), compress()],
  resolve: { alias: { $lib: fileURLToPath(new URL("./src/lib", import.meta.url)) } },
  build: {
    outDir: "../src/koloda/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Each file costs a phone a way to the club and back: few of them, the first one small.
          includeDependenciesRecursively: false,
          groups: [
            { name: "start", test: START },
            { name: "page", test: PAGE },
            { name: "seat", test: /src\/lib\/table\/(table\.svelte|fair)|@noble\/hashes/ },
            { name: "table", test: /src\/lib\/(table|words)\// },
            { name: "home", test: /src\/lib\/home\// },
          ],
        },
      },
    },
  },
  server: {
    // A page under development talks to a club that runs: npm run dev, KOLODA_CLUB=http://localhost:PORT
    proxy: { "/api": { target: club, ws: true, changeOrigin: true, headers: { origin: club } } },
  },
});
