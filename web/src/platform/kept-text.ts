import type { WritableAtom } from 'jotai';
import { atomWithStorage, RESET } from 'jotai/utils';

/** How a value is written down in this browser. `parse` never throws: what does not fit gives `initial`. */
export interface Codec<Value> {
  parse: (text: string, initial: Value) => Value;
  format: (value: Value) => string;
}

/** What could not be written, because storage is full or switched off: it is kept until the page is left. */
const unwritten = new Map<string, string>();

/** What this browser keeps under a key; null for nothing. */
export function readKept(key: string): string | null {
  const text = unwritten.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    // Switched off: there is nothing kept but what this page wrote.
    return null;
  }
}

/** Keeps a text under a key in this browser; null removes it. */
export function writeKept(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    if (text === null) unwritten.delete(key);
    else unwritten.set(key, text);
  }
}

/** Whether what was last written under a key will be there after a reload. */
export const isWritten = (key: string): boolean => !unwritten.has(key);

/** The JSON in a kept text; null for nothing and for what is no JSON. */
export function parseKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Something else wrote under this key.
    return null;
  }
}

/** An atom whose value this browser keeps, the same in all its tabs. `RESET` removes it. */
export function keptAtom<Value>(
  key: string,
  initial: Value,
  { parse, format }: Codec<Value>,
): WritableAtom<Value, [Value | typeof RESET | ((before: Value) => Value | typeof RESET)], void> {
  const read = (text: string | null) => (text === null ? initial : parse(text, initial));
  const storage = {
    getItem: () => read(readKept(key)),
    setItem: (_: string, value: Value) => writeKept(key, format(value)),
    removeItem: () => writeKept(key, null),
    subscribe: (_: string, tell: (value: Value) => void) => {
      const follow = (event: StorageEvent) => {
        // Without a key everything was cleared.
        if (event.key === key || event.key === null) tell(read(event.newValue));
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
  return atomWithStorage(key, initial, storage, { getOnInit: true });
}

export { RESET };
