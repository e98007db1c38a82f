import type { ClaimsByFile } from './claim-proof.ts';

const ELDER = 'server/src/areas/elder/elder.test.ts';

/** Sentences of Elder Shield that claim something. */
export const ELDER_CLAIMS: ClaimsByFile = {
  'shared/src/elder/reason-sentences.ts': [
    {
      says: 'You have never paid them before, or only in the last month.',
      proof: 'payment rows of the same payee that went through, 30 days old or older',
      test: 'shared/src/elder/rules.test.ts',
    },
  ],
  'web/src/areas/elder/shield/alert-settings.tsx': [
    {
      says: 'Alerts always stand on this page. Here you choose how else they reach you.',
      proof: 'elder_alert, which no choice leaves out and nobody can delete',
      test: ELDER,
    },
  ],
  'web/src/areas/elder/shield/shield-card.tsx': [
    {
      says: 'We look at every payment that reaches us and tell you, and whom you trust, when one looks like a scam.',
      proof: 'payment.points and elder_alert; said of a shield that is on',
      test: ELDER,
    },
  ],
  'web/src/areas/elder/shield/what-if.tsx': [
    {
      says: 'You would also have been alerted to:',
      proof: 'the replay of one’s own payments with the tried choices',
      test: 'server/src/areas/elder/back-test/back-test.test.ts',
    },
  ],
  'web/src/areas/elder/guardians/guardian-setup.tsx': [
    {
      says: 'They never see your other payments. They can’t switch your shield off, and alerts reach you whatever they do.',
      proof:
        'a log for each guardian, lists by guardianship.scopes, and no call that changes another’s shield',
      test: 'server/src/areas/elder/guardian-stream.test.ts',
    },
  ],
};
