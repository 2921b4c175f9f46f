/** The rules as a tree, from the Markdown that the club gives: texts in four languages, cards and anchors marked. */
import { marked, type Token, type Tokens } from "marked";
import { chip } from "$lib/i18n/cards";

const ANCHOR = /\s*\{#([\w-]+)\}\s*$/;
const CARD = /(10|[2-9JQKAВДКТ])([♣♦♥♠])/g;
const RANKS: Record<string, string> = { "10": "T", В: "J", Д: "Q", К: "K", Т: "A" };
const SUITS: Record<string, string> = { "♣": "C", "♦": "D", "♥": "H", "♠": "S" };

/** A heading of the rules: its text, how deep it stands, and the name under which one can link to it. */
export interface Heading {
  depth: number;
  text: string;
  anchor: string;
}

/** Take Markdown apart. */
export function read(markdown: string): Token[] {
  return marked.lexer(markdown);
}

/** The name of a heading, and its text without the name. */
export function heading(token: Tokens.Heading): Heading {
  const anchor = ANCHOR.exec(token.text)?.[1] ?? "";
  return { depth: token.depth, text: token.text.replace(ANCHOR, ""), anchor };
}

/** The headings that can be linked to, in order. */
export function contents(tokens: Token[]): Heading[] {
  return tokens
    .filter((token): token is Tokens.Heading => token.type === "heading")
    .map(heading)
    .filter((one) => one.anchor !== "");
}

/** Mark the cards in a text (9♥, Д♠), to be drawn as cards; names of anchors fall away. */
export function withCards(text: string): string {
  return text
    .replace(ANCHOR, "")
    .replace(CARD, (_, rank: string, suit: string) => chip((RANKS[rank] ?? rank) + SUITS[suit]));
}
