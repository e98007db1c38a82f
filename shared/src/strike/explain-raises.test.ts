import { expect, test } from 'vitest';
import { explainRaises } from './explain-raises.ts';
import { type StrikeInputs, strikeScore } from './strike-score.ts';

const inputs: StrikeInputs = {
  lines: [{ class: 'domain', reports: 1 }],
  independentReports: 3,
  documentedCents: 0,
  claimedCents: 80_000_00,
  largestPaymentCents: 0,
  vulnerableShare: 0,
  isOngoing: false,
  hashedShare: 1,
  custodyShare: 1,
  anchoredShare: 0.5,
  metadataShare: 0,
  completeLayers: 4,
  partialLayers: 2,
  newestPaymentHours: null,
  isLive: false,
  isIntact: true,
  isRedacted: true,
  isSignedOff: false,
};

test('names only what would raise it, the most points first', () => {
  const raises = explainRaises(inputs);
  expect(raises.map(({ points }) => points)).toEqual(
    raises.map(({ points }) => points).toSorted((a, b) => b - a),
  );
  expect(raises[0]).toMatchObject({ part: 'enquiry', points: 8 });
  expect(raises.some(({ sentence }) => sentence.includes('receipts'))).toBe(true);
  expect(raises.some(({ sentence }) => sentence.includes('fingerprint'))).toBe(false);
});

test('keeps what it promises: doing the first of them gives that many points', () => {
  const [first] = explainRaises(inputs);
  const after = strikeScore({ ...inputs, lines: [...inputs.lines, { class: 'account', reports: 2 }] });
  expect(after.parts.enquiry - strikeScore(inputs).parts.enquiry).toBeCloseTo(first?.points ?? 0);
});

test('has nothing to say about a full part', () => {
  const full = explainRaises({
    ...inputs,
    anchoredShare: 1,
    metadataShare: 1,
    completeLayers: 14,
    partialLayers: 0,
  });
  expect(full.filter(({ part }) => part === 'integrity' || part === 'completeness')).toEqual([]);
});
