import { describe, expect, test } from 'vitest';
import { type PathEvent, stagesOf } from './report-path.ts';
import { receiptNumber, wordsFingerprint } from './report-words.ts';

const event = (kind: PathEvent['kind'], minute: number): PathEvent => ({
  kind,
  at: `2026-03-02T09:0${minute}:00.000Z`,
  layers: [],
  consent: null,
  isGiven: null,
  detail: null,
  reason: null,
});
const reached = (events: PathEvent[], layers: number[] = []) =>
  stagesOf(
    events,
    layers.map((layer) => ({ layer, at: new Date('2026-03-02T09:05:00.000Z') })),
  ).flatMap(({ stage, at }) => (at === null ? [] : stage));

describe('stages', () => {
  test('are reached only by what proves them', () => {
    expect(reached([event('received', 0)])).toEqual(['received']);
    expect(reached([event('received', 0), event('joined', 1)])).toEqual(['received', 'matched']);
    expect(reached([event('received', 0), event('founded', 1)], [3])).toEqual([
      'received',
      'matched',
      'used',
    ]);
  });

  test('of a withdrawn report end with its receipt, until it is restored', () => {
    const out = [event('received', 0), event('joined', 1), event('withdrawn', 2)];
    expect(reached(out)).toEqual(['received']);
    expect(reached([...out, event('restored', 3)])).toEqual(['received', 'matched']);
  });

  test('name each layer once, in order', () => {
    const uses = [9, 2, 9].map((layer) => ({ layer, at: new Date(0) }));
    expect(stagesOf([], uses).find(({ stage }) => stage === 'used')?.layers).toEqual([2, 9]);
  });
});

describe('a receipt', () => {
  test('has a number that is readable, stays the same, and differs between reports', () => {
    const numbers = Array.from({ length: 1_000 }, (_, index) => receiptNumber(`report-${index}`));
    expect(new Set(numbers).size).toBe(1_000);
    for (const number of numbers) expect(number).toMatch(/^R(?:-[2-9A-HJKMNP-TV-Z]{4}){3}$/u);
    expect(receiptNumber('report-1')).toBe(numbers[1]);
  });

  test('has a fingerprint that any change of the words changes, and their order in the form does not', () => {
    const words = {
      scamName: 'The desk',
      scamType: 'other',
      description: 'They locked it.',
      contactMethod: 'email',
      dateOccurred: '2026-02-11',
      amountInvolved: '',
      scamPersonas: 'Max',
      evidence: '',
      evidenceAuthor: 'mixed',
    } as const;
    const { scamName, ...rest } = words;
    expect(wordsFingerprint({ ...rest, scamName })).toBe(wordsFingerprint(words));
    for (const key of Object.keys(words))
      expect(wordsFingerprint({ ...words, [key]: 'changed' }), key).not.toBe(wordsFingerprint(words));
  });
});
