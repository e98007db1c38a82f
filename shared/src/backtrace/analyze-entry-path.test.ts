import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findUnknown } from '../privacy/last-net.ts';
import { analyzeEntryPath, type ClusterTraits } from './analyze-entry-path.ts';
import { entryFunnel } from './entry-funnel.ts';
import { hideOwnDetails } from './hide-own-details.ts';
import { ENTRY_QUESTIONS, UNKNOWN_ANSWER } from './questions.ts';
import { ACQUISITION_VECTORS, NOT_ENOUGH_DATA } from './vectors.ts';

const NO_TRAITS: ClusterTraits = { reports: 0, contactMethods: {}, psychological: {} };
const at = '2026-02-11T10:00:00.000Z';
const analyze = (told: Record<string, string>, traits = NO_TRAITS) =>
  analyzeEntryPath(
    'cluster-001',
    Object.entries(told).map(([questionId, answer]) => ({ questionId, answer, timestamp: at })),
    traits,
    { redact: (text) => text, mask: (text) => hideOwnDetails(text, [], findUnknown) },
  );

describe('the vector', () => {
  test.each([
    ['PAID_AD', { ad_seen: 'social-ad' }],
    ['SEO_TRAP', { first_place: 'search', search_terms: 'crypto recovery service' }],
    ['GROUP_INVITE', { group: 'VIP signals, a man called Leo added me' }],
    ['DATING_CONTACT', { first_place: 'dating' }],
    ['JOB_OFFER', { open_recall: 'A recruiter had a job for me' }],
    ['COLD_CALL', { first_place: 'call' }],
    ['COLD_MESSAGE', { first_place: 'message' }],
    ['PHISHING_MAIL', { first_place: 'mail' }],
    ['PERSONAL_REFERRAL', { referrer: 'friend' }],
    ['EARLIER_LOSS', { referrer: 'helper', what_worked: 'loss' }],
    [NOT_ENOUGH_DATA, { first_place: UNKNOWN_ANSWER, group: 'none', search_terms: 'nothing' }],
    [NOT_ENOUGH_DATA, { open_recall: 'I got a message' }],
  ])('%s', (vector, told) => {
    expect(analyze(told).acquisitionVector).toBe(vector);
  });

  test('the cluster decides between answers from five reports on, and never instead of them', () => {
    const traits = (count: number): ClusterTraits => ({
      reports: count,
      contactMethods: { phone: count },
      psychological: { fear: count },
    });
    const told = { open_recall: 'Somebody called me about it' };
    expect(analyze(told, traits(4)).acquisitionVector).toBe(NOT_ENOUGH_DATA);
    expect(analyze(told, traits(5)).acquisitionVector).toBe('COLD_CALL');
    expect(analyze({}, traits(50)).acquisitionVector).toBe(NOT_ENOUGH_DATA);
    expect(analyze({}, traits(5)).psychologicalProfile.primaryTrigger).toBe('Fear and threats');
    expect(analyze({}, traits(4)).psychologicalProfile.primaryTrigger).toBe(NOT_ENOUGH_DATA);
  });
});

test('every finding has its reason, and unknown ones say so', () => {
  const { timelinePattern, psychologicalProfile, preventionOpportunities } = analyze({
    open_recall: 'They said I would be arrested if I told anybody',
    chat_move: 'they',
    time_to_ask: 'hour',
  });
  expect(timelinePattern.duration).toBe('Less than an hour');
  expect(psychologicalProfile.primaryTrigger).toBe('Fear and threats');
  expect(psychologicalProfile.vulnerabilityExploited).toBe('Fear of authority or harm');
  expect(preventionOpportunities.map(({ reason }) => reason)).toEqual([
    'They wanted to go on elsewhere.',
    'They asked on the first day.',
  ]);
  expect(analyze({})).toMatchObject({
    timelinePattern: { duration: NOT_ENOUGH_DATA },
    psychologicalProfile: { primaryTrigger: NOT_ENOUGH_DATA, vulnerabilityExploited: NOT_ENOUGH_DATA },
    preventionOpportunities: [],
    proposedPieces: [],
  });
});

test('layers 1, 4 and 5 are proposed, typed answers are masked, and the free account is left out', () => {
  const pieces = analyze({
    open_recall: 'A man rang about my tax.',
    group: 'Signals 88',
    first_url: 'https://tax-desk.example/u/ottiline',
    chat_move: 'they',
  }).proposedPieces;
  expect(pieces.map(({ layer }) => layer)).toEqual([1, 4, 5]);
  expect(pieces[0]?.content).toBe('Group or channel: Signals [number]');
  expect(pieces[1]?.content).toBe('First address opened: hxxps://tax-desk[.]example/…');
});

test('proposed words carry no placeholder number by which a value could be probed', () => {
  expect(hideOwnDetails('Call +1 415 555 2671, dear Maya', ['Maya Stone'])).toBe(
    'Call [phone left out], dear [victim left out]',
  );
});

test('any answers give a known vector or none', () => {
  const answered = fc.dictionary(
    fc.constantFrom(...ENTRY_QUESTIONS.map(({ id }) => id)),
    fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom(...ENTRY_QUESTIONS.flatMap(({ options = [] }) => options.map(({ value }) => value))),
    ),
  );
  const known = [...ACQUISITION_VECTORS.map(({ id }) => id as string), NOT_ENOUGH_DATA];
  fc.assert(
    fc.property(answered, (told) => {
      const { acquisitionVector, vectorReasons } = analyze(told);
      expect(known).toContain(acquisitionVector);
      if (acquisitionVector !== NOT_ENOUGH_DATA) expect(vectorReasons[0]?.vector).toBe(acquisitionVector);
    }),
  );
});

test('no funnel reveals fewer than five people', () => {
  const counts = fc.dictionary(fc.constantFrom(...ACQUISITION_VECTORS.map(({ id }) => id)), fc.nat(12));
  fc.assert(
    fc.property(counts, (given) => {
      const { total, vectors } = entryFunnel('cluster-001', given);
      const told = vectors.reduce((sum, { count }) => sum + (count ?? 0), 0);
      for (const { count } of vectors) expect(count === null || count >= 5).toBe(true);
      if (total !== null) expect(total === told || total - told >= 5).toBe(true);
    }),
  );
});
