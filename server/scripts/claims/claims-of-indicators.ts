import type { ClaimsByFile } from './claim-proof.ts';

const PAGES = 'server/src/areas/indicators/indicator-pages.test.ts';
const DECISIONS = 'server/src/areas/indicators/decide-indicator.test.ts';
const STATE = 'indicator.state';

/** Sentences about the index of indicators that claim something. */
export const INDICATOR_CLAIMS: ClaimsByFile = {
  'web/src/areas/indicators/analysts-only.tsx': [
    {
      says: 'The index could tell whether a certain person was reported, so only analysts ask it.*',
      proof: 'capability indicator.look-up, asked for by every call of the index',
      test: 'server/src/contract-matrix.test.ts',
    },
  ],
  'web/src/areas/indicators/indicator-state-badge.tsx': [
    { says: 'Confirmed', proof: STATE, test: DECISIONS },
  ],
  'web/src/areas/indicators/screens/indicator-screen.tsx': [
    { says: 'Mentions of every kind', proof: 'indicator.mentions', test: DECISIONS },
  ],
  'web/src/areas/indicators/record/decision-card.tsx': [
    {
      says: 'It counts as confirmed, whatever the counts say.',
      proof: 'indicatorState: a decision comes first',
      test: DECISIONS,
    },
    { says: 'confirmed it', proof: 'audit rows indicator.decided', test: PAGES },
  ],
  'web/src/areas/indicators/list/index-panel.tsx': [
    {
      says: 'Newest first. Phone numbers, e-mail addresses, accounts and cards may be somebody’s own; they are listed once they are confirmed.*',
      proof: 'MAY_BE_LISTED in list-indicators',
      test: PAGES,
    },
    { says: 'Confirmed ones as STIX 2.1', proof: STATE, test: PAGES },
  ],
  'web/src/areas/indicators/list/look-up-card.tsx': [
    {
      says: 'Every look-up is recorded with your name.',
      proof: 'an audit row indicator.looked-up in the transaction of the look-up',
      test: DECISIONS,
    },
  ],
};
