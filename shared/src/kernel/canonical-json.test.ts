import fc from 'fast-check';
import { expect, test } from 'vitest';
import { canonicalJson, sha256Hex } from './canonical-json.ts';

type Value = Parameters<typeof canonicalJson>[0];
const json = fc.jsonValue().map((value) => JSON.parse(JSON.stringify(value)) as Value);

/** The same value with the keys of every object in the opposite order. */
function reversed(value: Value): Value {
  if (Array.isArray(value)) return value.map((item: Value) => reversed(item));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversed(item as Value)]),
  );
}

test('the order of keys does not matter', () => {
  fc.assert(
    fc.property(json, (value) => {
      expect(canonicalJson(reversed(value))).toBe(canonicalJson(value));
    }),
  );
});

test('it is JSON of the same value, and idempotent', () => {
  fc.assert(
    fc.property(json, (value) => {
      const text = canonicalJson(value);
      expect(JSON.parse(text)).toEqual(value);
      expect(canonicalJson(JSON.parse(text) as Value)).toBe(text);
    }),
  );
});

test.for([
  [{ b: 1, a: [true, null, 'x'] }, '{"a":[true,null,"x"],"b":1}'],
  [{ a: undefined, b: 1 }, '{"b":1}'],
  [{ '€': 'Euro', '\r': 'CR', '1': 'One' }, '{"\\r":"CR","1":"One","€":"Euro"}'],
  ['\u2028"\\', '"\u2028\\"\\\\"'],
  [1e21, '1e+21'],
] as const)('%j', ([value, text]) => expect(canonicalJson(value as Value)).toBe(text));

test('SHA-256 is of the UTF-8 bytes', () => {
  expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256Hex('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
});
