/** Compress what the build wrote: `.br` and `.gz` beside each text file over 1 KiB. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXTS = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"]);

/** Below this many bytes a file takes one packet anyway. */
const LEAST = 1024;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "koloda-compress",
    apply: "build",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
        if (!TEXTS.has(extname(name))) continue;
        const file = join(folder, name);
        const text = readFileSync(file);
        if (text.length <= LEAST) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(text));
        writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
      }
    },
  };
}
