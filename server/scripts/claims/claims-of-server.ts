import type { ClaimsByFile } from './claim-proof.ts';

/** Sentences that claim something and are made by the server or shared code. */
export const SERVER_CLAIMS: ClaimsByFile = {
  'server/src/areas/evidence/reading/formats/read-pdf.ts': [
    {
      says: 'This PDF is protected by a password; hand it in without one to have it read.',
      proof: 'Untested: the error of the PDF parser for a password',
    },
  ],
  'server/src/areas/puzzle/check-pledge.ts': [
    {
      says: 'Please take the zero-touch pledge first: agents never contact suspects.',
      proof: 'No fact: a rule people agree to',
    },
  ],
  'server/src/areas/puzzle/describe-activity.ts': [
    {
      says: 'confirmed a piece of …',
      proof: 'audit_entry puzzle.confirmed with its actor',
      test: 'server/src/areas/puzzle/describe-activity.test.ts',
    },
  ],
  'server/src/areas/vault/verify-file.ts': [
    {
      says: 'The proof names the file by Keccak-256, by which the server hashes at most 1 MB. It can be verified in this page.',
      proof: 'the hash name of the proof and the limit of the server',
      test: 'server/src/areas/vault/vault-limits.test.ts',
    },
  ],
  'server/src/platform/http/docs-page.ts': [
    { says: '<!doctype html>*', proof: 'No fact: a page for programmers' },
  ],
  'server/src/platform/web-app/serve-web-app.ts': [
    { says: 'public, max-age=31536000, immutable', proof: 'No fact: a header' },
  ],
  'shared/src/backtrace/questions.ts': [{ says: 'They never asked', proof: 'No fact: an answer to choose' }],
  'shared/src/catalogue/functional-roles.ts': [
    { says: 'Court or prosecutor', proof: 'No fact: the name of a part somebody plays' },
  ],
  'shared/src/matching/traits/report-traits.ts': [
    { says: 'urgency scarcity authority*', proof: 'No fact: ids of tactics' },
  ],
  'shared/src/families/family-groups.ts': [
    {
      says: 'A refund, a renewal or an alarm on the screen leads to a call; in the end the victim sends money back that never came, or never gets back what was paid.',
      proof: 'No fact: describes a kind of scam, not what a cluster did',
    },
  ],
  'shared/src/playbook/build-playbook.ts': [
    {
      says: 'Every reporter agreed to anchoring in the vault',
      proof: 'consented === reports; the check says shown or not',
      test: 'shared/src/playbook/build-playbook.test.ts',
    },
    {
      says: 'The quoted exhibits are anchored in time',
      proof: 'No fact: a check that is always said to be not shown',
    },
  ],
  'shared/src/playbook/victim-moves.ts': [
    { says: 'Names the bank, police or family', proof: 'No fact: the name of a move' },
  ],
  'shared/src/privacy/personal-names.ts': [
    { says: 'respected account holder*', proof: 'No fact: words that are no names' },
  ],
  'shared/src/texts/tactics.ts': [{ says: 'Guaranteed return', proof: 'No fact: the name of a tactic' }],
  'shared/src/evidence/find-counterfactual.ts': [
    {
      says: 'Do not tell anyone about this or you will be arrested today.',
      proof: 'No fact: an example put to the model',
    },
  ],
  'shared/src/catalogue/anatomy.ts': [
    {
      says: 'The first payout, balance or result that seemed to prove it.',
      proof: 'No fact: what a layer asks for',
    },
  ],
  'shared/src/vault/judge-proof.ts': [
    {
      says: 'This was attested by the development chain of a demo, which proves nothing to others.',
      proof: 'the attestation is of the development chain',
      test: 'shared/src/vault/judge-proof.test.ts',
    },
  ],
};
