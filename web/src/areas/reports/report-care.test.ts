import { expect, it } from 'vitest';
import { adviceFor, careOfDraft } from './report-care.ts';
import { EMPTY_DRAFT } from './report-draft.ts';

const care = (changes: Partial<typeof EMPTY_DRAFT>) => {
  const draft = { ...EMPTY_DRAFT, ...changes };
  return adviceFor(careOfDraft(draft), draft.amountInvolved);
};

it('reads nothing from an empty draft', () => {
  expect(care({})).toEqual({ rail: null, paidAtMs: null, amountUsd: null, goesOn: false, ageBand: null });
});

it('reads what was chosen, and ignores what an older draft may hold', () => {
  expect(
    care({ paymentRail: 'crypto', paidAt: '2026-03-01T10:00', goesOn: 'yes', ageBand: '60-plus' }),
  ).toMatchObject({
    rail: 'crypto',
    paidAtMs: new Date(2026, 2, 1, 10).getTime(),
    goesOn: true,
    ageBand: '60-plus',
  });
  expect(care({ paymentRail: 'pigeon', paidAt: 'yesterday', ageBand: '7' })).toMatchObject({
    rail: null,
    paidAtMs: null,
    ageBand: null,
  });
});

it('knows an amount in US dollars only when it says so', () => {
  expect(care({ amountInvolved: '$60,000' }).amountUsd).toBe(60_000);
  expect(care({ amountInvolved: '900 USD' }).amountUsd).toBe(900);
  for (const amountInvolved of ['40000', '40,000 GBP', '€40,000', 'a lot'])
    expect(care({ amountInvolved }).amountUsd, amountInvolved).toBeNull();
});
