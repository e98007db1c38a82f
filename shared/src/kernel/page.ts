import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import * as v from 'valibot';

/** Entries of a page at most, and of a list that was asked for without a limit. */
export const MAX_PAGE = 500;
/** Entries of a page of a list that has always come in pages. */
export const DEFAULT_PAGE = 50;

const LIMIT = `Ask for 1 to ${MAX_PAGE} entries`;

/**
 * The two query parameters of every list that grows: how many entries, and where the page before ended. Both may be
 * left out.
 */
export const pageQuery = (defaultLimit: number) => ({
  limit: v.optional(
    v.pipe(
      v.string(LIMIT),
      v.regex(/^\d{1,3}$/u, LIMIT),
      v.transform(Number),
      v.minValue(1, LIMIT),
      v.maxValue(MAX_PAGE, LIMIT),
    ),
    String(defaultLimit),
  ),
  cursor: v.optional(v.string()),
});

/** Which page of a list is asked for. */
export interface PageRequest {
  limit: number;
  cursor?: string | undefined;
}

/** A part of a cursor: the value by which a list is ordered, and what tells equal ones apart. */
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

/** Where a page ends, as callers hand it back: they need not know what is in it. */
export function encodeCursor(keys: readonly CursorKey[]): string {
  const text = keys.map((key) => (key instanceof Date ? key.toISOString() : String(key))).join(SEPARATOR);
  return base64urlnopad.encode(utf8ToBytes(text));
}

/** The parts of a cursor; null for anything that `encodeCursor` did not make of parts of these kinds. */
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
    // Base64 has lengths and last letters that cannot be.
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
