import type { IndicatorAnswer } from '@fap/shared/indicators/contract.ts';

/** An indicator as calls answer it. */
export const makeIndicator = (changes: Partial<IndicatorAnswer> = {}): IndicatorAnswer => ({
  id: 'a',
  type: 'domain',
  value: 'fraud.example',
  defanged: 'fraud[.]example',
  known: {
    reports: 3,
    clusters: 1,
    rarity: 0.9,
    isTooCommon: false,
    state: 'confirmed',
    mentions: 4,
    reporters: 2,
    refutations: 0,
    decision: null,
    firstSeenAt: '2026-11-01T08:00:00.000Z',
    lastSeenAt: '2026-11-20T08:00:00.000Z',
  },
  ...changes,
});
