import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clusterChainId, isClusterChainId } from './cluster-chain-id.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const ids = fc.sample(fc.string({ maxLength: 60 }), { numRuns: 100, seed: 5 }).map(clusterChainId);

test('an ID has its form and check digits, and is deterministic', () => {
  for (const id of ids) {
    expect(id).toMatch(/^FAP-1-[A-Z2-7]{16}-\d{2}$/u);
    expect(isClusterChainId(id)).toBe(true);
  }
  expect(clusterChainId('{"a":1}')).toBe(clusterChainId('{"a":1}'));
  expect(clusterChainId('{"a":1}')).not.toBe(clusterChainId('{"a":2}'));
});

test('issued IDs never change', () => {
  expect(clusterChainId('{"clusterId":"cluster-001","version":1}')).toMatchInlineSnapshot(
    `"FAP-1-7AL7FMXAGQGXZ7XB-89"`,
  );
});

/** The share of wrong IDs that are detected. */
function noticed(wrongOf: (id: string) => string[]): number {
  const wrong = ids.flatMap((id) => wrongOf(id).filter((other) => other !== id));
  return wrong.filter((id) => !isClusterChainId(id)).length / wrong.length;
}

test('every letter swapped for a letter and digit for a digit is detected, and 98 % of all wrong characters', () => {
  const typos = (id: string, isOfOneKind: boolean) =>
    [...id].flatMap((character, index) => {
      if (index < 6 || index > 21) return [];
      const others = [...BASE32].filter(
        (other) => !isOfOneKind || /\d/u.test(other) === /\d/u.test(character),
      );
      return others.map((other) => id.slice(0, index) + other + id.slice(index + 1));
    });
  expect(noticed((id) => typos(id, true))).toBe(1);
  expect(noticed((id) => typos(id, false))).toBeGreaterThan(0.98);
});

test('every wrong check digit is detected', () => {
  const wrong = (id: string) =>
    [20, 21].flatMap((_, index) =>
      [...'0123456789'].map((digit) => id.slice(0, 23 + index) + digit + id.slice(24 + index)),
    );
  expect(noticed(wrong)).toBe(1);
});

test('98 % of transpositions are detected', () => {
  const swapped = (id: string) =>
    Array.from({ length: 15 }, (_, step) => 6 + step).map(
      (index) => id.slice(0, index) + id.charAt(index + 1) + id.charAt(index) + id.slice(index + 2),
    );
  expect(noticed(swapped)).toBeGreaterThan(0.98);
});

test.for([
  '',
  'FAP-1',
  'FAP-2-AAAAAAAAAAAAAAAA-00',
  'fap-1-aaaaaaaaaaaaaaaa-00',
  'FAP-1-AAAAAAAAAAAAAAA1-00',
])('"%s" is not an ID', (id) => expect(isClusterChainId(id)).toBe(false));
