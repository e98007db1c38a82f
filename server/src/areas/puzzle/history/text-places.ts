import type * as Y from 'yjs';
import type { TextPart } from './restore-notes.ts';

/** Shorter lines stand in too many other words to be looked for inside of them. */
const SHORTEST_INSIDE = 4;
/** Stands for something that is no character, and takes one place as it does in the text. */
const EMBEDDED = '\uFFFC';

/** Where a line stands in a text, by characters; a very short one only counts when it is the whole text. */
export function placesOf(text: Y.XmlText, line: string): number[] {
  const parts = text.toDelta() as TextPart[];
  return placesIn(parts.map(({ insert }) => (typeof insert === 'string' ? insert : EMBEDDED)).join(''), line);
}

/** Where a line stands in words; a very short one only counts when it is all of them. */
export function placesIn(whole: string, line: string): number[] {
  if (line.length < SHORTEST_INSIDE && whole.trim() !== line) return [];
  const places: number[] = [];
  for (let at = whole.indexOf(line); at >= 0; at = whole.indexOf(line, at + line.length)) places.push(at);
  return places;
}

/** The part of a rich text from a place on, with its marks. */
export function sliceParts(parts: readonly TextPart[], from: number, length: number): TextPart[] {
  const sliced: TextPart[] = [];
  let at = 0;
  for (const { insert, attributes } of parts) {
    const size = typeof insert === 'string' ? insert.length : 1;
    const [start, end] = [Math.max(from - at, 0), Math.min(from + length - at, size)];
    if (start < end)
      sliced.push({
        insert: typeof insert === 'string' ? insert.slice(start, end) : insert,
        ...(attributes ? { attributes } : {}),
      });
    at += size;
  }
  return sliced;
}
