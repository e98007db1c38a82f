import type { ClaimsByFile } from './claim-proof.ts';

const ACCOUNT = 'server/src/areas/auth/account.test.ts';
const MODERATION = 'server/src/areas/moderation/moderation.test.ts';
const PEOPLE = 'server/src/areas/auth/people.test.ts';
const SIGNED_OUT = 'rows deleted from session; the gatekeeper and the sockets ask it';
const CONFIRMED = 'account.email_confirmed_at';

/** Sentences about accounts and people that claim something. */
export const PEOPLE_CLAIMS: ClaimsByFile = {
  'server/src/areas/auth/account/mailed-link-pages.ts': [
    { says: 'At least 10 characters. Every browser will be signed out.', proof: SIGNED_OUT, test: ACCOUNT },
    { says: 'E-mail address confirmed', proof: CONFIRMED, test: ACCOUNT },
  ],
  'server/src/areas/auth/passwords/save-password.ts': [
    {
      says: 'Your password on the Forensic Anti-Fraud Platform was changed just now, and every other browser was signed out.',
      proof: SIGNED_OUT,
      test: ACCOUNT,
    },
  ],
  'web/src/areas/reports/own/report-labels.ts': [
    { says: 'Law enforcement may read my report', proof: 'No fact: the name of a consent, off by default' },
    {
      says: 'Handed over to law enforcement',
      proof: 'stagesOf: without a time while nothing proves it, and then “Not yet” stands beside it',
      test: 'web/src/areas/reports/screens/own-report-screen.test.tsx',
    },
  ],
  'web/src/areas/auth/screens/account-screen.tsx': [
    { says: 'A new password signs out every other browser.', proof: SIGNED_OUT, test: ACCOUNT },
    {
      says: 'Every other browser is signed out. We sent you a note by e-mail.',
      proof: 'the ended sessions and the queued message of one transaction',
      test: ACCOUNT,
    },
  ],
  'web/src/areas/auth/account/address-card.tsx': [
    {
      says: 'We send links for a new password here. Admins can see it; other people never do.',
      proof: 'account.email, in answers to its owner and to admins only',
      test: 'server/src/canary.test.ts',
    },
    { says: 'Confirmed', proof: CONFIRMED, test: ACCOUNT },
    { says: 'Not confirmed yet', proof: CONFIRMED, test: ACCOUNT },
  ],
  'shared/src/notices/describe-notice.ts': [
    { says: 'police officer', proof: 'No fact: the name of a role' },
    {
      says: '… confirmed your piece',
      proof: 'contribution_review, one row for each person',
      test: 'server/src/areas/notices/notices.test.ts',
    },
  ],
  'web/src/areas/auth/account/factor-card.tsx': [
    {
      says: 'Six digits. A new code appears every half minute.',
      proof: 'No fact: how the app shows its codes',
    },
  ],
  'web/src/areas/auth/people/role-dialog.tsx': [
    {
      says: 'New roles apply at once, in every open browser.',
      proof: 'account.roles, read with each request; open sockets are judged again within a second',
      test: PEOPLE,
    },
  ],
  'web/src/areas/auth/people/role-labels.ts': [
    { says: 'Law enforcement', proof: 'No fact: the name of a role' },
  ],
  'server/src/areas/auth/identity/sign-in-by-identity.ts': [
    {
      says: 'The sign-in service did not give us a confirmed e-mail address, so we cannot make an account.',
      proof: 'the claims email and email_verified of the provider',
      test: 'server/src/areas/auth/identity.test.ts',
    },
  ],
  'web/src/areas/administration/operation/operation-panel.tsx': [
    {
      says: 'These failed every attempt. Mend the cause first, then try again.',
      proof: 'rows of the queue in the state failed',
      test: 'server/src/areas/administration/operation.test.ts',
    },
    {
      says: 'What should follow from these failed every attempt. Later events of the same thing wait for them.',
      proof: 'outbox_event.parked_at; a lane waits for its parked event',
      test: 'server/src/platform/bus/reactions.test.ts',
    },
  ],
  'web/src/areas/moderation/screens/moderation-screen.tsx': [
    {
      says: 'What people reported. Every decision is recorded with your name.',
      proof: 'audit_entry with actor_id; a write without an audit row fails',
      test: MODERATION,
    },
  ],
  'web/src/areas/moderation/components/flagged-item.tsx': [
    { says: 'Everybody can go on reading it.', proof: 'No fact: what leaving it means' },
    {
      says: 'Everybody sees your reason in place of the words. You can show them again.',
      proof:
        'contribution.content holds the reason, hidden_content the words; of boards hidden_board_part; both ways',
      test: MODERATION,
    },
    {
      says: 'Everybody can read it again.',
      proof: 'contribution.hidden_content or hidden_board_part put back',
      test: MODERATION,
    },
  ],
  'web/src/areas/administration/screens/administration-screen.tsx': [
    {
      says: 'Every decision here is recorded with your name.',
      proof: 'audit_entry with actor_id; a write without an audit row fails',
      test: 'server/src/areas/administration/audit.test.ts',
    },
  ],
};
