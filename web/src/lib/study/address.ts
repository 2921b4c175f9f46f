/** Addresses that people paste: of a match of this club, its table, its replay, or its record. */

const MATCH = /^\/(?:(?:match|replay|table)\/([^/]+)|api\/matches\/([^/]+)(?:\/record)?)\/?$/;

/**
 * The match to which an address of the page's own origin leads; null: to none.
 *
 * No other host is asked for anything: the page's security policy forbids it.
 */
export function matchAt(text: string, origin: string): string | null {
  if (!URL.canParse(text, origin)) return null;
  const url = new URL(text, origin);
  const found = url.origin === origin ? MATCH.exec(url.pathname) : null;
  return found?.[1] ?? found?.[2] ?? null;
}
