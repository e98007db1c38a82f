import type { WritableAtom } from 'jotai';
import { atomWithStorage, RESET } from 'jotai/utils';

/** Serialises a kept value. `parse` never throws: it gives `initial` for invalid text. */
export interface Codec<Value> {
  parse: (text: string, initial: Value) => Value;
  format: (value: Value) => string;
}

/** Texts that could not be stored, because storage is full or switched off; they last until the page is left. */
const unwritten = new Map<string, string>();

type Watch = (text: string | null) => void;
/** Who shows what is kept under a key: the browser tells only other tabs of a change. */
const watchers = new Map<string, Set<Watch>>();

/** The text kept under a key, or null. */
export function getKept(key: string): string | null {
  const text = unwritten.get(key);
  if (text !== undefined) return text;
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is switched off.
    return null;
  }
}

/** Keeps a text under a key; null removes it. All who show it are told, but for the one who changed it. */
export function setKept(key: string, text: string | null, by?: Watch): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    unwritten.delete(key);
  } catch {
    if (text === null) unwritten.delete(key);
    else unwritten.set(key, text);
  }
  for (const watch of [...(watchers.get(key) ?? [])]) if (watch !== by) watch(text);
}

/** Tells of every change that this page makes of the text under a key; returns a function that stops it. */
export function watchKept(key: string, watch: Watch): () => void {
  const ofKey = watchers.get(key) ?? new Set();
  watchers.set(key, ofKey.add(watch));
  return () => {
    ofKey.delete(watch);
    if (ofKey.size === 0) watchers.delete(key);
  };
}

/** Whether the last text under a key was stored, so that it survives a reload. */
export const isWritten = (key: string): boolean => !unwritten.has(key);

/** Parses a kept text as JSON; null for null and for invalid JSON. */
export function parseKept(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    // Other code wrote under this key.
    return null;
  }
}

/** An atom whose value this browser keeps, synced between tabs. `RESET` removes it. */
export function keptAtom<Value>(
  key: string,
  initial: Value,
  { parse, format }: Codec<Value>,
): WritableAtom<Value, [Value | typeof RESET | ((before: Value) => Value | typeof RESET)], void> {
  const parseOrInitial = (text: string | null) => (text === null ? initial : parse(text, initial));
  let watch: Watch | undefined;
  const storage = {
    getItem: () => parseOrInitial(getKept(key)),
    setItem: (_: string, value: Value) => setKept(key, format(value), watch),
    removeItem: () => setKept(key, null, watch),
    subscribe: (_: string, onChange: (value: Value) => void) => {
      const mine: Watch = (text) => onChange(parseOrInitial(text));
      watch = mine;
      const stop = watchKept(key, mine);
      const handle = (event: StorageEvent) => {
        // A null key means that all storage was cleared.
        if (event.key === key || event.key === null) mine(event.newValue);
      };
      window.addEventListener('storage', handle);
      return () => {
        window.removeEventListener('storage', handle);
        stop();
      };
    },
  };
  return atomWithStorage(key, initial, storage, { getOnInit: true });
}

export { RESET };
