/**
 * Write src/lib/connection/messages.d.ts: what the club sends and takes, as types, from the schema
 * that `koloda schema` gives.
 */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "json-schema-to-typescript";

const KOLODA = new URL("../../.venv/bin/koloda", import.meta.url).pathname;
const TARGET = new URL("../src/lib/connection/messages.d.ts", import.meta.url).pathname;

/** What the schema leaves open, because docs/rules/records.md says it. */
const WORDS = `
/** A value of a rule option. */
export type Value = string | number | boolean;

/** The rule options of a table, by name. */
export type Options = { [name: string]: Value };

/** An event of a match: its name, then its operands. */
export type Event = [name: string, ...operands: (string | number)[]];
`;

/** The types of properties that the schema leaves open, by their names. */
const TYPES = {
  clock: ["object", "{ [name: string]: number | string }"],
  events: ["array", "Event[]"],
  options: ["object", "Options"],
  presets: ["object", "{ [name: string]: Options }"],
  position: ["array", "[row: number, column: number]"],
};

/** Leave out the titles, which would make a type of every property, and name what WORDS names. */
function tidy(schema) {
  if (Array.isArray(schema)) return schema.map(tidy);
  if (schema === null || typeof schema !== "object") return schema;
  const { title, properties, ...rest } = schema;
  const tidied = Object.fromEntries(Object.entries(rest).map(([key, part]) => [key, tidy(part)]));
  if (properties) {
    tidied.properties = {};
    for (const [name, property] of Object.entries(properties)) {
      tidied.properties[name] = typed(name, property) ?? tidy(property);
    }
  }
  return tidied;
}

/** Return a property of one of TYPES, undefined for any other. */
function typed(name, { type, anyOf, description }) {
  const [expected, tsType] = TYPES[name] ?? [];
  if (!expected) return undefined;
  if (type === expected) return { tsType, description };
  const isNullable = anyOf?.length === 2 && anyOf[1].type === "null";
  const fits = isNullable && anyOf[0].type === expected;
  return fits ? { tsType: `${tsType} | null`, description } : undefined;
}

const folder = mkdtempSync(join(tmpdir(), "koloda-schema-"));
try {
  execFileSync(KOLODA, ["schema", folder], { stdio: ["ignore", "ignore", "inherit"] });
  const { $defs } = JSON.parse(readFileSync(join(folder, "page.schema.json"), "utf8"));
  const names = Object.keys($defs);
  const types = await compile(
    // A union of all, so that all are written; the union itself is cut off.
    {
      $defs: Object.fromEntries(names.map((name) => [name, { title: name, ...tidy($defs[name]) }])),
      anyOf: names.map((name) => ({ $ref: `#/$defs/${name}` })),
    },
    "Root",
    { bannerComment: "", additionalProperties: false, ignoreMinAndMaxItems: true },
  );
  writeFileSync(TARGET, `${types.replace(/export type Root =[^;]*;\n/, "").trim()}\n${WORDS}`);
} finally {
  rmSync(folder, { recursive: true });
}
