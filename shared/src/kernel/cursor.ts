import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';

/** A part of a cursor: a sort key or a tie-breaker. */
export type CursorKey = Date | number | string;
export type CursorKind = 'time' | 'number' | 'id';
type KeyOf<Kind extends CursorKind> = Kind extends 'time' ? Date : Kind extends 'number' ? number : string;
/** The parts of a cursor with these kinds. */
export type CursorKeys<Kinds extends readonly CursorKind[]> = {
  -readonly [Index in keyof Kinds]: KeyOf<Kinds[Index]>;
};

const SEPARATOR = '~';
/** A time and two ids with room to spare. */
const MAX_CURSOR = 600;

/** Encodes a keyset cursor, opaque to callers. */
export function encodeCursor(keys: readonly CursorKey[]): string {
  const text = keys.map((key) => (key instanceof Date ? key.toISOString() : String(key))).join(SEPARATOR);
  return base64urlnopad.encode(utf8ToBytes(text));
}

/** Decodes a cursor; null unless `encodeCursor` made it of parts of these kinds. */
export function decodeCursor<const Kinds extends readonly CursorKind[]>(
  cursor: string,
  kinds: Kinds,
): CursorKeys<Kinds> | null {
  if (cursor.length > MAX_CURSOR || !/^[\w-]+$/u.test(cursor)) return null;
  const parts = textOf(cursor)?.split(SEPARATOR) ?? [];
  if (parts.length !== kinds.length) return null;
  const keys = kinds.map((kind, index) => READERS[kind](parts[index] ?? ''));
  return keys.includes(null) ? null : (keys as CursorKeys<Kinds>);
}

function textOf(cursor: string): string | null {
  try {
    return String.fromCharCode(...base64urlnopad.decode(cursor));
  } catch {
    // Some lengths and last letters are invalid in Base64.
    return null;
  }
}

const READERS: Record<CursorKind, (text: string) => CursorKey | null> = {
  time: parseTime,
  number: (text) => (/^-?\d{1,15}(?:\.\d{1,20})?(?:e-\d{1,3})?$/u.test(text) ? Number(text) : null),
  id: (text) => (/^[\w.:-]{1,100}$/u.test(text) ? text : null),
};

/** 31 February is a day in March to `Date.parse`, and an error to PostgreSQL. */
function parseTime(text: string): Date | null {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/u.test(text)) return null;
  const time = Date.parse(text);
  if (Number.isNaN(time)) return null;
  const read = new Date(time);
  return read.toISOString() === text ? read : null;
}
