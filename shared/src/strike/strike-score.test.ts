import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ENQUIRY_CLASSES,
  type EnquiryClass,
  isWindowOpen,
  STRIKE_PARTS,
  type StrikeInputs,
  strikeScore,
} from './strike-score.ts';

const EMPTY: StrikeInputs = {
  lines: [],
  independentReports: 0,
  documentedCents: 0,
  claimedCents: 0,
  largestPaymentCents: 0,
  vulnerableShare: 0,
  isOngoing: false,
  hashedShare: 0,
  custodyShare: 0,
  anchoredShare: 0,
  metadataShare: 0,
  completeLayers: 0,
  partialLayers: 0,
  newestPaymentHours: null,
  isLive: false,
  isIntact: true,
  isRedacted: true,
  isSignedOff: false,
};

const RING: StrikeInputs = {
  lines: [
    { class: 'account', reports: 3 },
    { class: 'wallet', reports: 4 },
    { class: 'domain', reports: 5 },
    { class: 'phone', reports: 2 },
    { class: 'handle', reports: 2 },
  ],
  independentReports: 17,
  documentedCents: 900_000_00,
  claimedCents: 1_200_000_00,
  largestPaymentCents: 120_000_00,
  vulnerableShare: 0.6,
  isOngoing: true,
  hashedShare: 1,
  custodyShare: 1,
  anchoredShare: 1,
  metadataShare: 1,
  completeLayers: 12,
  partialLayers: 1,
  newestPaymentHours: 60,
  isLive: true,
  isIntact: true,
  isRedacted: true,
  isSignedOff: true,
};

const FRESH: StrikeInputs = {
  ...EMPTY,
  lines: [
    { class: 'wallet', reports: 1 },
    { class: 'domain', reports: 1 },
  ],
  independentReports: 1,
  claimedCents: 4_000_00,
  vulnerableShare: 1,
  hashedShare: 1,
  custodyShare: 1,
  completeLayers: 2,
  partialLayers: 2,
  newestPaymentHours: 20,
  isLive: true,
};

describe('the examples of the method', () => {
  test('a ring of 17 reports', () => {
    expect(strikeScore(RING)).toMatchObject({ score: 97, isHeld: false });
    expect(isWindowOpen(strikeScore(RING))).toBe(true);
  });

  test('the same with one exhibit that fails its hash is held', () => {
    const score = strikeScore({ ...RING, hashedShare: 16 / 17, isIntact: false });
    expect(score).toMatchObject({ score: 84, isHeld: true, gates: { integrity: false } });
    expect(isWindowOpen(score)).toBe(false);
  });

  test('one fresh report', () => expect(strikeScore(FRESH).score).toBe(32));
  test('nothing', () => expect(strikeScore(EMPTY)).toMatchObject({ score: 0, isHeld: false }));
});

test.for([
  ['identifiers', { lines: [{ class: 'phone' as const, reports: 9 }] }],
  ['corroboration', { independentReports: 1, largestPaymentCents: 49_999_99 }],
  ['integrity', { isIntact: false }],
  ['redaction', { isRedacted: false }],
  ['signOff', { isSignedOff: false }],
] as const)('without the gate of %s nobody opens the window', ([gate, change]) => {
  const score = strikeScore({ ...RING, ...change });
  expect(score.gates[gate]).toBe(false);
  expect(score.score).toBeLessThanOrEqual(84);
  expect(isWindowOpen(score)).toBe(false);
});

test('one large payment stands for a second report', () => {
  expect(
    strikeScore({ ...RING, independentReports: 1, largestPaymentCents: 50_000_00 }).gates.corroboration,
  ).toBe(true);
});

test.for([
  [72, 7],
  [72.1, 5],
  [7 * 24, 5],
  [30 * 24, 3],
  [180 * 24, 1],
  [180 * 24 + 1, 0],
] as const)('a payment of %f hours ago is worth %i', ([hours, points]) => {
  expect(strikeScore({ ...EMPTY, newestPaymentHours: hours }).parts.urgency).toBe(points);
});

const share = fc.double({ min: 0, max: 1, noNaN: true });
const inputs = fc.record<StrikeInputs>({
  lines: fc.array(
    fc.record({
      class: fc.constantFrom(...(Object.keys(ENQUIRY_CLASSES) as EnquiryClass[])),
      reports: fc.integer({ min: 1, max: 40 }),
    }),
  ),
  independentReports: fc.integer({ min: 0, max: 10_000 }),
  documentedCents: fc.nat(),
  claimedCents: fc.nat(),
  largestPaymentCents: fc.nat(),
  vulnerableShare: share,
  isOngoing: fc.boolean(),
  hashedShare: share,
  custodyShare: share,
  anchoredShare: share,
  metadataShare: share,
  completeLayers: fc.integer({ min: 0, max: 10 }),
  partialLayers: fc.integer({ min: 0, max: 4 }),
  newestPaymentHours: fc.option(fc.double({ min: 0, max: 10_000, noNaN: true })),
  isLive: fc.boolean(),
  isIntact: fc.boolean(),
  isRedacted: fc.boolean(),
  isSignedOff: fc.boolean(),
});

test('no part goes beyond its maximum, and the score is the sum of its parts', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const { score, parts, gates } = strikeScore(given);
      for (const [part, max] of Object.entries(STRIKE_PARTS))
        expect(parts[part as keyof typeof parts]).toBeLessThanOrEqual(max + 1e-9);
      const sum = Math.round(Object.values(parts).reduce((all, one) => all + one, 0));
      expect(score).toBe(Object.values(gates).every(Boolean) ? sum : Math.min(84, sum));
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
});

test('more evidence never lowers it', () => {
  fc.assert(
    fc.property(inputs, (given) => {
      const more = {
        ...given,
        lines: [...given.lines, { class: 'account' as const, reports: 2 }],
        independentReports: given.independentReports + 1,
        documentedCents: given.documentedCents + 1_000_00,
        claimedCents: given.claimedCents + 1_000_00,
        isSignedOff: true,
      };
      expect(strikeScore(more).score).toBeGreaterThanOrEqual(strikeScore(given).score);
    }),
  );
});
