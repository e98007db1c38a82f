import type { ClaimsByFile } from './claim-proof.ts';

const DOSSIER_TEST = 'server/src/areas/dossier/dossier.test.ts';
const BAG_TEST = 'shared/src/custody/bag/check-bag.test.ts';
const CORRUPTIONS = 'shared/src/custody/bag/corruptions.test.ts';
const PAGE = 'web/e2e/verify-page.scenario.spec.ts';
const WHO = 'No fact: says who may, from the capabilities';
const DENIES = 'No fact: says what it does not prove';

const ESCALATION_TEST = 'server/src/areas/escalation/escalation.test.ts';
const SUMMARY_TEST = 'shared/src/escalation/press-summary.test.ts';

/** Sentences that claim something about dossiers, press summaries, and on the page that checks an evidence bag. */
export const DOSSIER_CLAIMS: ClaimsByFile = {
  'server/src/areas/cases/describe-step.ts': [
    {
      says: 'Read the case as law enforcement',
      proof: 'the entry case.read-in-window of the custody log',
      test: 'server/src/areas/cases/notes.test.ts',
    },
  ],
  'server/src/areas/dossier/content/access.ts': [
    {
      says: 'The Strike Score of this cluster is …. Law enforcement may read its dossier from … on.',
      proof: 'the score, and isWindowOpen',
      test: DOSSIER_TEST,
    },
  ],
  'server/src/areas/dossier/content/methods.ts': [
    {
      says: 'Each act is an entry whose hash covers the entry before it.*',
      proof: 'entryHash',
      test: 'shared/src/custody/chain-walk.test.ts',
    },
    {
      says: 'Volunteers solve fourteen layers of a scam. A piece is confirmed when others reviewed it.*',
      proof: 'the status of a contribution',
      test: 'server/src/areas/puzzle/review-contribution.test.ts',
    },
  ],
  'server/src/areas/dossier/content/summarize.ts': [
    {
      says: '… by …; … of them may be shown to law enforcement.',
      proof: 'consent_law of the reports',
      test: DOSSIER_TEST,
    },
    {
      says: 'Reporters who let law enforcement read claim losses of ….',
      proof: 'the amounts of those reports, each currency for itself',
      test: DOSSIER_TEST,
    },
  ],
  'server/src/areas/escalation/get-overview.ts': [
    {
      says: 'Analysts and admins always get these alerts.',
      proof: 'tellProposed asks who may approve',
      test: 'server/src/areas/escalation/approvals.test.ts',
    },
    { says: 'These alerts are for law enforcement.', proof: WHO },
  ],
  'shared/src/escalation/press-summary.ts': [
    {
      says: 'Reviewers confirmed … of the … stages of this scam:',
      proof: 'the layers whose status is complete',
      test: SUMMARY_TEST,
    },
  ],
  'web/src/areas/escalation/cards/nearest-clusters.tsx': [
    {
      says: 'Each confirmed layer counts 7.1 points.',
      proof: 'a fourteenth of a hundred',
      test: 'shared/src/puzzle/completion.test.ts',
    },
    {
      says: '… %: … of … layers confirmed, … open',
      proof: 'the layers of the puzzle, counted',
      test: ESCALATION_TEST,
    },
  ],
  'web/src/areas/escalation/cards/threshold.tsx': [
    {
      says: 'Completion is the confirmed layers and half of the open ones, of fourteen.*',
      proof: 'completionRate',
      test: 'shared/src/puzzle/completion.test.ts',
    },
  ],
  'server/src/areas/dossier/forms/write-pdf.ts': [
    {
      says: '… of … reports: those whose reporters let law enforcement read. Their words and names are not in this edition.',
      proof: 'consent_law of the reports; canaries are looked for in the PDF',
      test: DOSSIER_TEST,
    },
    {
      says: 'block … of the development chain, which proves nothing outside of a demonstration',
      proof: DENIES,
    },
  ],
  'shared/src/custody/bag/check-bytes.ts': [
    {
      says: "All … files are there, none is missing or added, and every byte is as the bag's own lists say.",
      proof: 'the manifests, both ways',
      test: CORRUPTIONS,
    },
    {
      says: 'The bag asks for files from elsewhere; one that proves something holds them itself.',
      proof: 'No fact: a rule',
    },
  ],
  'shared/src/custody/bag/check-headers.ts': [
    {
      says: 'Whether they are in the chain that everybody uses, this page cannot know: compare the hashes below.',
      proof: 'a check of a bag reads nothing but the bag',
      test: BAG_TEST,
    },
  ],
  'shared/src/custody/bag/check-proofs.ts': [
    {
      says: 'A block proves … of ….',
      proof: 'the verdict on each proof',
      test: BAG_TEST,
    },
  ],
  'web/src/verify-page/show-pair.ts': [{ says: 'It does not prove', proof: DENIES }],
  'web/src/verify-page/show-report.ts': [
    { says: 'Every step holds', proof: 'no step of the report failed or stayed open', test: PAGE },
    { says: 'This proves', proof: 'No fact: a heading' },
    { says: 'It would prove', proof: 'No fact: a heading' },
    { says: 'It does not prove', proof: DENIES },
  ],
  'web/src/verify-page/step-words.ts': [
    { says: 'Every byte is there', proof: 'No fact: the name of a step' },
    {
      says: 'At certain entries the log and the list of evidence were sealed into one number*',
      proof: 'headDigest of each stamped head',
      test: BAG_TEST,
    },
    { says: 'That it did not exist earlier.*', proof: DENIES },
    { says: 'That the block is in the chain everybody uses.*', proof: DENIES },
    { says: 'Development chain: proves nothing outside of a demonstration.', proof: DENIES },
  ],
  'web/src/verify-page/verify-page.ts': [
    { says: 'Checking every file', proof: 'No fact: what is being done' },
  ],
  'web/src/areas/dossier/screens/dossier-screen.tsx': [
    { says: 'What the police are handed about a cluster.', proof: 'No fact: what the screen is for' },
    { says: 'What the police are handed about ….', proof: 'No fact: what the screen is for' },
    { says: 'Not for everybody', proof: WHO },
    { says: 'Dossiers are for analysts and law enforcement.', proof: WHO },
    {
      says: 'The Strike Score is …. Law enforcement may read the dossier from … on, while every condition holds.',
      proof: 'score and isWindowOpen of the strike view',
      test: DOSSIER_TEST,
    },
  ],
  'web/src/areas/dossier/score/assessment-card.tsx': [
    {
      says: 'I sign off this cluster for law enforcement',
      proof: 'No fact: what somebody says by ticking it',
    },
  ],
  'web/src/areas/dossier/score/score-card.tsx': [
    {
      says: 'Every log was checked, and each file has its SHA-256 still',
      proof: 'the gate of integrity',
      test: 'server/src/areas/strike/strike.test.ts',
    },
    {
      says: 'The access window is open: law enforcement may read the dossier.',
      proof: 'isWindowOpen',
      test: DOSSIER_TEST,
    },
    {
      says: 'The access window is closed: it opens at …, when every condition below holds.',
      proof: 'isWindowOpen',
      test: DOSSIER_TEST,
    },
  ],
  'web/src/areas/custody/activity/dossier-button.tsx': [
    { says: 'Dossiers are for analysts and law enforcement.', proof: WHO },
    {
      says: 'Court-admissible forensic documentation ready for download',
      proof: 'Specification: the toast after a legal dossier was made',
    },
  ],
  'web/src/areas/command-room/screens/cluster-list-screen.tsx': [
    { says: 'Dossiers are for analysts and law enforcement.', proof: WHO },
  ],
};
