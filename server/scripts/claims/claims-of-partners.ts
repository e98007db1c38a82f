import type { ClaimsByFile } from './claim-proof.ts';

const TEST = 'server/src/areas/partners/partners.test.ts';
const BY_CONSENT = { proof: 'consent_law and consent_words of the reports, asked at each read', test: TEST };

/** Sentences that claim something about what partners are given. */
export const PARTNER_CLAIMS: ClaimsByFile = {
  'server/src/areas/partners/taxii/bind-taxii.ts': [
    {
      says: 'Confirmed indicators of scams, as far as those who reported them let them be shared.',
      ...BY_CONSENT,
    },
  ],
  'server/src/areas/partners/witness/mail-heads.ts': [
    {
      says: 'An entry’s hash is computed from all entries before it.*',
      proof:
        'entryHash; log.json of the bag of the cluster that the mail names has that entry with that hash',
      test: 'server/src/areas/partners/witness/mail-heads.test.ts',
    },
  ],
  'server/src/areas/partners/compare/ask-comparison.ts': [
    {
      says: 'Nothing is confirmed here yet that may be compared',
      proof: 'No fact: says that the list to ask with is empty',
    },
  ],
  'shared/src/partners/collections.ts': [
    { says: 'Confirmed indicators for authorities', ...BY_CONSENT },
    {
      says: 'Accounts, wallets, numbers and addresses of scams that are confirmed and named by*',
      ...BY_CONSENT,
    },
    { says: 'Confirmed indicators for companies', ...BY_CONSENT },
    { says: 'The confirmed indicators that are named by a report whose writer lets both*', ...BY_CONSENT },
  ],
  'web/src/areas/partners/screens/intelligence-network-screen.tsx': [
    { says: 'Which partners are given confirmed accounts, numbers and addresses of scams*', ...BY_CONSENT },
  ],
  'web/src/areas/webhooks/screens/webhooks-screen.tsx': [
    {
      says: 'Newsrooms and partners are sent what we publish, as it happens: approved press*',
      proof: 'WEBHOOK_PAYLOADS make what is sent: approved summaries, figures, and that a collection changed',
      test: 'server/src/areas/webhooks/webhooks.test.ts',
    },
  ],
  'web/src/areas/partners/comparisons/comparisons-card.tsx': [
    {
      says: 'Compares our confirmed indicators with another installation’s.*',
      proof: 'what is sent holds no value; the other logs a number alone',
      test: TEST,
    },
  ],
};
