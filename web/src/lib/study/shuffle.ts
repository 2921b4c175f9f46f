/** The club's chance, computed once more in the page (docs/rules/chance.md). */
import { chacha20 } from "@noble/ciphers/chacha.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Options } from "$lib/connection/messages";

const RANKS = "23456789TJQKA";
const BLOCK = 64;
const WORDS = 2 ** 32;

/** What the seed of a match is made of, besides the server's own. */
export interface Terms {
  /** By seat, in hex; null for a bot. */
  entropy: (string | null)[];
  game: string;
  match: string;
  /** Those that differ from the default. */
  options: Options;
}

/** A pack from a rank up, in canonical order. */
export function pack(lowest = "2"): string[] {
  const ranks = [...RANKS.slice(RANKS.indexOf(lowest))];
  return [..."CDHS"].flatMap((suit) => ranks.map((rank) => rank + suit));
}

/** Cards after a match's shuffle of a number, the first to be dealt first; the seed is in hex. */
export function shuffled(seed: string, number: number, cards: readonly string[]): string[] {
  const mixed = [...cards];
  const words = keyStream(hexToBytes(seed), number);
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const bound = last + 1;
    // No modulo bias: a word beyond the last whole multiple is left out.
    const limit = WORDS - (WORDS % bound);
    let word = words.next().value;
    while (word >= limit) word = words.next().value;
    const other = word % bound;
    [mixed[last], mixed[other]] = [mixed[other] as string, mixed[last] as string];
  }
  return mixed;
}

/** The ChaCha20 key stream of RFC 8439, a word of 32 bits at a time. */
function* keyStream(key: Uint8Array, number: number): Generator<number, never> {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, number, true);
  for (let block = 0; ; block += 1) {
    const bytes = chacha20(key, nonce, new Uint8Array(BLOCK), undefined, block);
    const words = new DataView(bytes.buffer, bytes.byteOffset, BLOCK);
    for (let at = 0; at < BLOCK; at += 4) yield words.getUint32(at, true);
  }
}

/** That to which a server commits itself by showing it before the match, both in hex. */
export function commitment(serverSeed: string): string {
  const text = utf8ToBytes("koloda commitment 1\n");
  return bytesToHex(sha256(concatBytes(text, hexToBytes(serverSeed))));
}

/** The seed that a server's seed and the seats' entropy give, all in hex. */
export function fairSeed(serverSeed: string, { entropy, game, match, options }: Terms): string {
  const given = entropy.map((one) => one?.toLowerCase() ?? null);
  const text = canonical({ entropy: given, game, koloda: 1, match, options });
  return bytesToHex(hmac(sha256, hexToBytes(serverSeed), utf8ToBytes(text)));
}

/** Write data as canonical JSON: keys sorted, no spaces, ASCII alone (docs/rules/records.md). */
export function canonical(data: unknown): string {
  const text = JSON.stringify(data, (_, value: unknown) =>
    value !== null && typeof value === "object" && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
  return text.replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
