import { readFileSync } from "node:fs";
import { join } from "node:path";
import { mount } from "svelte";
import { beforeAll, describe, expect, test } from "vitest";
import type { Event, Options } from "$lib/connection/messages";
import { loadGame } from "$lib/games/game";
import { chip, plain } from "$lib/i18n/cards";
import { load } from "$lib/i18n/texts.svelte";
import { LANGUAGES, settings } from "$lib/settings/settings.svelte";
import Blocks from "./Blocks.svelte";
import { examplesAt, told } from "./examples";
import { contents, read, withCards } from "./text";

const ROOT = join(import.meta.dirname, "../../../..");
const LOCALES = join(ROOT, "src/koloda/locales");

function shown(markdown: string): HTMLElement {
  const target = document.createElement("article");
  mount(Blocks, { target, props: { tokens: read(markdown) } });
  return target;
}

beforeAll(async () => {
  settings.language = "en";
  await load("common");
});

describe("cards", () => {
  test.each([
    ["9♥", "9H"],
    ["10♦", "TD"],
    ["Q♠", "QS"],
    ["J♣", "JC"],
    ["Д♠", "QS"],
    ["В♣", "JC"],
    ["К♥", "KH"],
    ["Т♦", "AD"],
  ])("%s is drawn as %s", (text, card) => {
    expect(withCards(`a ${text}, b`)).toBe(`a ${chip(card)}, b`);
  });

  test("ranks and suits alone are left as they are", () => {
    expect(withCards("6, 7, 10, J, Д and ♥")).toBe("6, 7, 10, J, Д and ♥");
  });

  test("are read in the reader's letters", () => {
    settings.letters = "cyrillic";
    expect(plain(withCards("Q♠"))).toBe("Д♠");
    settings.letters = "intl";
    expect(plain(withCards("Д♠"))).toBe("Q♠");
    settings.letters = "auto";
  });
});

describe("headings", () => {
  const MARKDOWN =
    "# Hearts\n\n## The deal {#deal}\n\n### First trick {#first_trick}\n\n## No name\n";

  test("are listed where they have a name", () => {
    expect(contents(read(MARKDOWN))).toEqual([
      { depth: 2, text: "The deal", anchor: "deal" },
      { depth: 3, text: "First trick", anchor: "first_trick" },
    ]);
  });

  test("are found by their name, which nobody reads", () => {
    const article = shown(MARKDOWN);
    expect(article.querySelector("h2#deal")?.textContent).toBe("The deal");
    expect(article.querySelector("h3#first_trick")?.getAttribute("tabindex")).toBe("-1");
    expect(article.querySelectorAll("[id]")).toHaveLength(2);
    expect(article.textContent).not.toContain("{#");
  });
});

describe("what is shown", () => {
  test("no markup comes from the text", () => {
    const article = shown(
      'A <img src="x" onerror="alert(1)"> [link](javascript:alert(1))\n\n<script>alert(2)</script>\n\n- <b>bold</b>\n',
    );
    expect(article.querySelector("img, script, a, b")).toBeNull();
    expect(article.textContent).toContain("<script>alert(2)</script>");
    expect(article.textContent).toContain("<b>");
  });

  test("lists, emphasis and code are", () => {
    const article = shown("1. One **two**\n2. *Three* `send_off_at`\n\n- Four\n  - Five\n");
    expect(article.querySelectorAll("ol > li")).toHaveLength(2);
    expect(article.querySelector("ul ul > li")?.textContent).toBe("Five");
    expect(article.querySelector("strong")?.textContent).toBe("two");
    expect(article.querySelector("em")?.textContent).toBe("Three");
    expect(article.querySelector("code")?.textContent).toBe("send_off_at");
  });
});

interface Vector {
  record: { options?: Options };
  states: { turn: number; events: Event[] }[];
}

/** The anchors that the commentary of a game names: all matches of the test vectors, and other events. */
async function anchorsOf(game: string, others: Event[]): Promise<Set<string>> {
  const { tell } = await loadGame(game);
  const vectors = readFileSync(join(ROOT, `tests/vectors/${game}.jsonl`), "utf8")
    .trim()
    .split("\n");
  const names = () => ["N", "E", "S", "W"];
  const found = new Set<string>();
  for (const { anchor } of tell(names, {}, null).move(0, others)) if (anchor) found.add(anchor);
  for (const { record, states } of vectors.map((line) => JSON.parse(line) as Vector)) {
    const teller = tell(names, record.options ?? {}, null);
    for (const [nth, { events }] of states.slice(1).entries()) {
      for (const { anchor } of teller.move(states[nth]?.turn ?? 0, events)) {
        if (anchor) found.add(anchor);
      }
    }
  }
  return found;
}

/** The names of headings, those that depend on options included. */
function anchorsIn(language: string, game: string): string[] {
  const markdown = readFileSync(join(LOCALES, language, `rules/${game}.md`), "utf8");
  return [...markdown.matchAll(/\{#([\w-]+)\}$/gm)].map(([, anchor]) => anchor ?? "");
}

describe.each<[string, Event[], string[]]>([
  ["card-football", [["half_time"], ["half_time"]], ["rebound", "sent_off", "extra_half"]],
  ["belarusian-football", [], ["enter", "walk", "full_time"]],
  ["hearts", [["sun", 0]], ["deal", "moon", "sun"]],
])("the rules of %s", (game, others, rare) => {
  test("have every heading to which its commentary leads", async () => {
    await load(game);
    const wanted = await anchorsOf(game, others);
    expect([...wanted]).toEqual(expect.arrayContaining(rare));
    for (const language of LANGUAGES) {
      expect(anchorsIn(language, game), language).toEqual(expect.arrayContaining([...wanted]));
    }
  });

  test("have the same headings in all languages", () => {
    for (const language of LANGUAGES) {
      expect(anchorsIn(language, game), language).toEqual(anchorsIn("en", game));
    }
  });

  test.each(LANGUAGES)("have a sentence for every drawn example, in %s", async (language) => {
    settings.language = language;
    await load("common", "table", "rules", game);
    const examples = anchorsIn(language, game).flatMap((anchor) => examplesAt(game, anchor));
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      const sentences = told(game, example);
      expect(sentences.length, example.name).toBeGreaterThan(0);
      for (const sentence of sentences) expect(plain(sentence)).toMatch(/^[\p{Lu}\d][^{}$]*\.$/u);
    }
  });
});
