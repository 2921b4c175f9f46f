/** This browser's part in the shuffle (docs/rules/chance.md): drawn and kept here, to check by later. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import type { Snapshot } from "$lib/connection/messages";
import { keep, read } from "$lib/kept";

/** What is kept of a table at which one sat down. */
export interface Kept {
  table: string;
  game: string;
  options: Snapshot["options"];
  commitment: string;
  entropy: string;
  hash: string;
}

const key = (table: string) => `koloda.fair.${table}`;

/** Draw entropy for a table and keep it with the table's terms. */
export function draw(snapshot: Snapshot): Kept {
  const before = kept(snapshot.id);
  if (before && before.commitment === snapshot.commitment) return before;
  const entropy = bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
  const { id: table, game, options, commitment } = snapshot;
  const drawn = { table, game, options, commitment, entropy, hash: hashOf(entropy) };
  keep(key(table), JSON.stringify(drawn));
  return drawn;
}

/** What this browser keeps of a table; null where it never sat there. */
export function kept(table: string): Kept | null {
  try {
    return JSON.parse(read(key(table)) ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/** The SHA-256 of bytes, both in hex. */
export function hashOf(hex: string): string {
  return bytesToHex(sha256(hexToBytes(hex)));
}

/** Whether a table's terms are those that were kept: only then may the entropy be revealed. */
export function isAsAgreed(snapshot: Snapshot, own: Kept): boolean {
  return (
    snapshot.commitment === own.commitment &&
    snapshot.game === own.game &&
    JSON.stringify(sorted(snapshot.options)) === JSON.stringify(sorted(own.options)) &&
    snapshot.seat !== null &&
    snapshot.fair.hashes[snapshot.seat] === own.hash
  );
}

function sorted(options: Snapshot["options"]): unknown {
  return Object.entries(options).sort(([a], [b]) => (a < b ? -1 : 1));
}
