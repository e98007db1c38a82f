import type { ClaimsByFile } from './claim-proof.ts';

const CHAIN_TITLE =
  'Specification: a title of the ClusterChain page, whose figures are marked as samples in a demo';
const DOSSIER = 'Specification: shown when GET /api/leo/dossier answers 200, or does not';
const FOLLOWED = 'No fact: leads to a list';

const VERIFY_TEST = 'server/src/areas/clusters/verify-cluster.test.ts';

/** Sentences that claim something on the screens of clusters, their way in and home. */
export const CLUSTER_CLAIMS: ClaimsByFile = {
  'web/src/areas/catalogue/taxonomy/forensic-tab.tsx': [
    {
      says: '… confirmed here',
      proof: 'contribution.status confirmed and shown, counted by layer',
      test: 'server/src/areas/catalogue/taxonomy/taxonomy.test.ts',
    },
  ],
  'server/src/areas/own-data/register/tables-of-work.ts': [
    {
      says: 'where an analyst read that a cluster is verified; others rely on it',
      proof: 'No fact: why a column stays',
    },
  ],
  'shared/src/clusters/verifications.ts': [
    { says: 'Please choose who verified it', proof: 'No fact: asks for a choice' },
    {
      says: 'Who verified a cluster, with the citation, newest first',
      proof: 'cluster_verification in force',
      test: VERIFY_TEST,
    },
    {
      says: 'Records who verified a cluster, and where that can be read',
      proof: 'cluster_verification, audit and custody log',
      test: VERIFY_TEST,
    },
  ],
  'web/src/areas/dossier/verifications/verification-form.tsx': [
    { says: 'Verified by', proof: 'No fact: the name of a field' },
  ],
  'web/src/areas/dossier/verifications/verifications-card.tsx': [
    { says: 'Who verified it', proof: 'cluster_verification in force', test: VERIFY_TEST },
    { says: 'We could not load who verified it', proof: 'No fact: says that nothing could be loaded' },
    { says: 'Loading who verified it…', proof: 'No fact: says that it is loading' },
  ],
  'web/src/areas/backtrace/components/cluster-funnel.tsx': [
    {
      says: 'Every way in',
      proof: 'No fact: leads to a list',
    },
  ],
  'web/src/areas/backtrace/use-questionnaire.ts': [
    {
      says: 'Successfully mapped scam origin and funnel pathway',
      proof: 'Specification: the toast after an analysis that came back',
    },
  ],
  'web/src/areas/command-room/list/cluster-card.tsx': [
    {
      says: 'Verified by',
      proof: 'cluster.verifiedBy; "Nobody yet" when it is empty',
      test: VERIFY_TEST,
    },
  ],
  'web/src/areas/command-room/list/cluster-filter-bar.tsx': [
    { says: 'Verified by', proof: 'Specification: the name of a filter' },
  ],
  'web/src/areas/command-room/detail/detail-actions.tsx': [
    { says: 'Law enforcement dossier ready. Strike Score: …/100', proof: DOSSIER },
    { says: 'Failed to generate law enforcement dossier.', proof: DOSSIER },
    {
      says: 'Dossiers and intelligence are for analysts and law enforcement.',
      proof: 'No fact: says who may, from the capabilities',
    },
  ],
  'web/src/areas/command-room/detail/dna-tab.tsx': [
    { says: 'Every feature with its exhibits', proof: FOLLOWED },
    {
      says: 'Confirmed victims',
      proof: 'Specification: a column; counts people whose reports show the feature',
    },
  ],
  'web/src/areas/families/family-detail.tsx': [
    {
      says: 'Law enforcement heat: …',
      proof: 'lawEnforcementHeat with its reason: events authorities published, clusters nearly solved',
      test: 'shared/src/families/law-enforcement-heat.test.ts',
    },
  ],
  'web/src/areas/merges/split-button.tsx': [
    {
      says: 'It gets back every report it had. Anything added to the other cluster since then stays there.',
      proof: 'a merge moves no row',
      test: 'server/src/areas/merges/merges.test.ts',
    },
  ],
  'web/src/areas/families/mutation/triggers-tab.tsx': [{ says: 'Every dated change', proof: FOLLOWED }],
  'web/src/areas/playbook/marks-of-the-method.tsx': [
    {
      says: 'Fixed in advance, the same for every cluster. They are not findings.',
      proof: 'No fact: constants, said to be such',
    },
  ],
  'web/src/areas/playbook/playbook-summary.tsx': [
    {
      says: 'Court readiness: … of … checks passed',
      proof: 'admissibilityChecks with isShown',
      test: 'web/src/areas/playbook/screens/playbook-detonator-screen.test.tsx',
    },
  ],
  'web/src/areas/reports/consent-step.tsx': [
    {
      says: 'The fingerprint of my evidence may be anchored to a public blockchain. The evidence itself is not published.',
      proof: 'calendars get 32 bytes',
      test: 'server/src/areas/vault/anchoring/anchoring.test.ts',
    },
  ],
  'web/src/areas/reports/personas-step.tsx': [
    {
      says: 'List everyone you dealt with, one per line if you can*',
      proof: 'crowdTestimony: kinds of personas only',
      test: 'server/src/canary.test.ts',
    },
  ],
  'web/src/areas/reports/vault-words.ts': [
    {
      says: 'Your evidence is in the vault. There you can see when it is anchored.',
      proof: 'result.files > 0; a state of the vault row',
      test: 'web/src/areas/reports/vault-words.test.ts',
    },
  ],
  'web/src/areas/custody/about/specification-card.tsx': [
    {
      says: 'The hash of an entry is SHA-256 of the hash before it and of what the entry says. Change one entry, and every later hash changes.',
      proof: 'entryHash',
      test: 'shared/src/custody/chain-walk.test.ts',
    },
  ],
  'web/src/areas/custody/activity/activity-card.tsx': [
    {
      says: 'Blockchain Anchored',
      proof: 'the audit row evidence.anchored, written for a batch that a block holds',
      test: 'server/src/areas/vault/vault.test.ts',
    },
  ],
  'web/src/areas/custody/screens/cluster-chain-screen.tsx': [
    {
      says: 'Immutable ClusterChain',
      proof: CHAIN_TITLE,
    },
    {
      says: 'Blockchain anchored',
      proof: 'blockchainAnchored: clusters of which a file is in a verified batch',
      test: 'server/src/areas/custody/corruptions.test.ts',
    },
    {
      says: 'Integrity verified',
      proof: 'integrityVerified: clusters whose custody_check is valid',
      test: 'server/src/areas/custody/corruptions.test.ts',
    },
  ],
  'web/src/areas/custody/verify/use-verify.ts': [
    {
      says: 'Chain integrity compromised or evidence tampered.',
      proof: 'isValid of the check',
      test: 'server/src/areas/custody/corruptions.test.ts',
    },
    {
      says: 'Chain Verified',
      proof: 'isValid of the check',
      test: 'server/src/areas/custody/corruptions.test.ts',
    },
    {
      says: 'Cryptographic integrity confirmed and blockchain-anchored',
      proof: 'isValid, and anchors.verified or anchors.heads',
      test: 'web/src/areas/custody/screens/cluster-chain-screen.test.tsx',
    },
    {
      says: 'Cryptographic integrity confirmed. No block holds any of it yet.',
      proof: 'isValid, and no verified stamp',
      test: 'web/src/areas/custody/screens/cluster-chain-screen.test.tsx',
    },
  ],
  'web/src/areas/custody/verify/verify-card.tsx': [
    {
      says: 'The server recomputes every entry, hashes every file again and follows every stamp into its block.',
      proof: 'checkChain: walkLog, checkFile and StampChecker',
      test: 'server/src/areas/custody/corruptions.test.ts',
    },
  ],
  'web/src/areas/families/screens/cluster-family-tree-screen.tsx': [
    {
      says: 'Every dated change, with its exhibits.',
      proof: 'the family’s events, each with its exhibits',
      test: 'web/e2e/families.scenario.spec.ts',
    },
  ],
  'web/src/areas/dashboard/components/home-figures.tsx': [
    {
      says: 'Anchored',
      proof: 'vault counts anchored + verified, with the chain beside it',
      test: 'server/src/areas/vault/list-entries.test.ts',
    },
  ],
  'web/src/areas/dashboard/components/urgent-clusters.tsx': [
    {
      says: 'Every cluster is solved, or nobody has reported one yet. Report a scam to start one.',
      proof: 'Untested: GET /api/clusters/active answers none',
    },
  ],
};
