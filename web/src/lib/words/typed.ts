/** Cards and columns as people type them: `QS`, `q♠`, `10h`, `Д♠`, `дп` (the console's koloda/terminal/typed.py). */

/** What may be typed for a rank, in lower case; Cyrillic т is the ace, Latin t the ten. */
const RANKS: Record<string, string> = {
  ...Object.fromEntries([..."23456789"].map((figure) => [figure, figure])),
  ...{ "10": "T", t: "T", j: "J", q: "Q", k: "K", a: "A" },
  ...{ в: "J", д: "Q", к: "K", т: "A" },
};

/** What may be typed for a suit; the Cyrillic letters begin its name in all three languages. */
const SUITS: Record<string, string> = {
  ...{ c: "C", d: "D", h: "H", s: "S" },
  ...{ "♣": "C", "♦": "D", "♥": "H", "♠": "S", "♧": "C", "♢": "D", "♡": "H", "♤": "S" },
  ...{ т: "C", б: "D", ч: "H", п: "S" },
};

const RANK_FIRST = /^(10|[2-9tjqkaвдкт])([cdhsтбчп♣♦♥♠♧♢♡♤])$/u;
const SIGN_FIRST = /^([♣♦♥♠♧♢♡♤])(10|[2-9tjqkaвдкт])$/u;
const IGNORED = / |\t|\ufe0e|\ufe0f|\[|\]/g;

/** The card that a person typed, as in a record; null: it is no card. */
export function typedCard(text: string): string | null {
  const plain = text.replace(IGNORED, "").toLowerCase();
  const [, rank, suit] = RANK_FIRST.exec(plain) ?? [];
  if (rank && suit) return `${RANKS[rank]}${SUITS[suit]}`;
  const [, sign, value] = SIGN_FIRST.exec(plain) ?? [];
  return sign && value ? `${RANKS[value]}${SUITS[sign]}` : null;
}

/** A whole number that a person typed, without leading zeros; null: it is none. */
export function typedNumber(text: string): string | null {
  const plain = text.trim();
  return /^\d{1,4}$/.test(plain) ? String(Number(plain)) : null;
}
