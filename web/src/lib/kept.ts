/** What is kept on the device; where the browser keeps nothing, it lasts as long as the page. */

const memory = new Map<string, string>();

/** What was kept under a key, or null. */
export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

/** Keep something. */
export function keep(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is full or blocked: the memory of the page has it.
  }
}

/** Keep something no longer. */
export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Where nothing can be kept, nothing is there to forget.
  }
}
