/** Single keys: whether one may take a key press as a wish for the table. */
import { settings } from "$lib/settings/settings.svelte";

/** Whether a key press belongs to a field, a dialog or the browser, or single keys are off. */
export function typing(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target as Element;
  if (target.closest("input, textarea, select, [contenteditable], dialog")) return true;
  const isPrintable = event.key.length === 1;
  return isPrintable && !settings.keys;
}
