/**
 * A document for each room of the page, whose head names what the room is drawn with, so that the
 * browser asks for all of it at once: `ROOM.html` for addresses under /ROOM, `index.html` for the
 * home page and whatever is nowhere.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const PAGE = "page.ts";
const INDEX = "index.html";

/** The component of each room, as rooms.ts has them; that of the home page under "". */
export function rooms(): [string, string][] {
  const text = readFileSync(`${SOURCE}rooms.ts`, "utf8");
  const found = [...text.matchAll(/^ {2}(""|\w+): \{[^}]*?import\("\$lib\/([^"]+)"\)/gm)];
  return found.map(([, name = "", path = ""]) => [name.replace('""', ""), `lib/${path}`]);
}

/** The files that a module needs before it runs: its chunk, those that it imports, their styles. */
function needed(bundle: Bundle, module: string): Set<string> {
  const files = new Set<string>();
  const take = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== "chunk" || files.has(name)) return;
    files.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const other of chunk.imports) take(other);
  };
  const chunk = Object.values(bundle).find(
    (one) => one.type === "chunk" && one.facadeModuleId === SOURCE + module,
  );
  if (!chunk) throw new Error(`nothing was built of ${module}`);
  take(chunk.fileName);
  return files;
}

/** The document with links to files that it does not name yet. */
function naming(files: Iterable<string>, document: string): string {
  const links = [...files]
    .filter((file) => !document.includes(file))
    .map((file) =>
      file.endsWith(".css")
        ? `    <link rel="stylesheet" crossorigin href="/${file}">\n`
        : `    <link rel="modulepreload" crossorigin href="/${file}">\n`,
    );
  return document.replace("  </head>", `${links.join("")}  </head>`);
}

export function documents(): Plugin {
  return {
    name: "koloda-documents",
    apply: "build",
    enforce: "post",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle[INDEX];
        if (index?.type !== "asset") throw new Error(`${INDEX} was not built`);
        const plain = String(index.source);
        for (const [name, module] of rooms()) {
          const files = new Set([...needed(bundle, PAGE), ...needed(bundle, module)]);
          const source = naming(files, plain);
          if (name) this.emitFile({ type: "asset", fileName: `${name}.html`, source });
          else index.source = source;
        }
      },
    },
  };
}
