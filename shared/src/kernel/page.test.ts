import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { decodeCursor, encodeCursor } from './cursor.ts';
import { MAX_PAGE, pageQuery } from './page.ts';

const anId = fc.stringMatching(/^[\w.:-]{1,100}$/u);
const aTime = fc.date({
  min: new Date('1000-01-01T00:00:00Z'),
  max: new Date('9999-12-31T00:00:00Z'),
  noInvalidDate: true,
});

describe('a cursor', () => {
  it('round-trips, and is URL-safe', () => {
    fc.assert(
      fc.property(aTime, anId, (time, id) => {
        const cursor = encodeCursor([time, id]);
        expect(encodeURIComponent(cursor)).toBe(cursor);
        expect(decodeCursor(cursor, ['time', 'id'])).toEqual([time, id]);
      }),
    );
    expect(decodeCursor(encodeCursor([0.25, 'a', 'b']), ['number', 'id', 'id'])).toEqual([0.25, 'a', 'b']);
  });

  test.for([
    ['nothing', ''],
    ['words', 'the next page, please'],
    ['a length that Base64 does not have', 'abcde'],
    ['bytes', '____'],
    ['a day that is none', encodeCursor(['2026-02-31T23:59:59.999Z~a'])],
    ['an hour that is none', encodeCursor(['2026-02-28T24:00:00.000Z~a'])],
    ['a time without its id', encodeCursor(['2026-02-28T23:00:00.000Z'])],
    ['a third part', encodeCursor(['2026-02-28T23:00:00.000Z~a~b'])],
    ['a statement', encodeCursor(["2026-02-28T23:00:00.000Z~a' or 1=1"])],
    ['a very long one', 'a'.repeat(100_000)],
  ])('is refused when it is %s', ([, cursor]) => {
    expect(decodeCursor(cursor ?? '', ['time', 'id'])).toBeNull();
  });

  it('of one list is invalid for a list in another order', () => {
    expect(decodeCursor(encodeCursor([7]), ['time', 'id'])).toBeNull();
    expect(decodeCursor(encodeCursor([new Date(0), 'a']), ['number', 'id'])).toBeNull();
  });

  it('never throws, for any text', () => {
    fc.assert(fc.property(fc.string(), (text) => void decodeCursor(text, ['time', 'id'])));
    fc.assert(fc.property(fc.base64String(), (text) => void decodeCursor(text, ['number'])));
  });
});

describe('the size of a page', () => {
  const schema = v.object(pageQuery(50));
  it('is the requested one, or the default', () => {
    expect(v.parse(schema, { limit: '2' }).limit).toBe(2);
    expect(v.parse(schema, {}).limit).toBe(50);
    expect(v.parse(schema, { limit: String(MAX_PAGE) }).limit).toBe(MAX_PAGE);
  });
  test.for(['0', '-1', '501', '1e2', 'all', '', '2.5'])('is never %s', (limit) => {
    expect(v.safeParse(schema, { limit }).issues?.[0]?.message).toBe('Ask for 1 to 500 entries');
  });
});
