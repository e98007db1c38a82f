import type { ClaimsByFile } from './claim-proof.ts';

const DOSSIER = 'Specification: shown when GET /api/leo/dossier answers 200, or does not';

/** Sentences that claim something where people work: evidence, vault, detection and units. */
export const WORK_CLAIMS: ClaimsByFile = {
  'web/src/areas/dashboard/command/feature-words.ts': [
    {
      says: 'Shares confirmed indicators with partners as STIX.',
      proof: 'the feed gives only indicators that are confirmed',
      test: 'server/src/areas/partners/partners.test.ts',
    },
  ],
  'web/src/areas/dashboard/command/figure-words.ts': [
    {
      says: 'Victims Protected',
      proof:
        'Binding words of the specification for victimsProtected: people who reported the clusters of the range, as the line below says',
      test: 'server/src/areas/dashboard/stats/stats.test.ts',
    },
  ],
  'web/src/areas/dashboard/monitor/activity-words.ts': [
    {
      says: 'A piece was confirmed',
      proof: 'the audit row puzzle.confirmed, written with the review',
      test: 'server/src/areas/puzzle/review-contribution.test.ts',
    },
  ],
  'web/src/areas/detection/components/next-scan.tsx': [
    {
      says: 'every … hours',
      proof: 'SCAN_EVERY_HOURS, from which the cron of the job is made',
      test: 'shared/src/detection/stages.test.ts',
    },
  ],
  'web/src/areas/detection/similarity/match-card.tsx': [
    {
      says: 'We never join on likeness alone, and it counts for at most 80%. Please compare before you join.',
      proof: 'scoreMatch',
      test: 'shared/src/matching/match-score.test.ts',
    },
  ],
  'web/src/areas/detection/similarity/similarity-stats.tsx': [
    {
      says: 'Duplicates prevented',
      proof: 'duplicatesPrevented: findings that joined',
      test: 'server/src/areas/detection/stages/run-scan.test.ts',
    },
  ],
  'web/src/areas/evidence/components/evidence-state-badge.tsx': [
    {
      says: 'Anchored (development chain)',
      proof: 'the state of the vault row and its chain',
      test: 'server/src/areas/vault/vault.test.ts',
    },
    {
      says: 'Anchored',
      proof: 'the state of the vault row and its chain',
      test: 'server/src/areas/vault/vault.test.ts',
    },
  ],
  'web/src/areas/evidence/model-card/limits-card.tsx': [
    { says: 'It proves nothing.', proof: 'No fact: a denial' },
  ],
  'web/src/areas/evidence/components/upload-result.tsx': [
    {
      says: 'Anchored in … …',
      proof: 'bitcoinAnchored and blockHeight',
      test: 'server/src/areas/vault/vault.test.ts',
    },
  ],
  'web/src/areas/evidence/describe-evidence.ts': [
    {
      says: 'Text of the page as people saw it. We never opened it in a browser.',
      proof: 'textSource html; the reader parses and fetches nothing',
      test: 'server/src/areas/evidence/reading/formats/walk-html.test.ts',
    },
    {
      says: 'You see what law enforcement accounts see.',
      proof: 'the grade law-enforcement',
      test: 'web/src/areas/evidence/describe-evidence.test.ts',
    },
    {
      says: 'You see what everybody can see.',
      proof: 'the grade public',
      test: 'web/src/areas/evidence/describe-evidence.test.ts',
    },
    {
      says: 'Evidence processed and anchored to Bitcoin',
      proof: 'bitcoinAnchored on a chain that is not the development chain',
      test: 'web/src/areas/evidence/describe-evidence.test.ts',
    },
  ],
  'web/src/areas/evidence/item/item-facts.tsx': [
    {
      says: 'We record every opening, in this order.',
      proof: 'audit_entry evidence.opened, in the order of ids',
      test: 'server/src/areas/evidence/evidence-items.test.ts',
    },
  ],
  'web/src/areas/harvest/harvester/side-cards.tsx': [
    {
      says: 'Every … days, all active sources',
      proof: 'nextHarvestAt and requestHarvest without targets',
      test: 'server/src/areas/harvest/sources.test.ts',
    },
  ],
  'web/src/areas/harvest/screens/global-harvest-screen.tsx': [
    {
      says: 'every … days',
      proof: 'nextHarvestAt, by which the job harvest.schedule decides',
      test: 'server/src/areas/harvest/sources.test.ts',
    },
  ],
  'web/src/areas/recondogs/protection/protection-details.tsx': [
    { says: 'Protected scam types', proof: 'Specification: a title of the protection page' },
  ],
  'web/src/areas/recondogs/use-commands.ts': [
    { says: 'Law enforcement dossier ready. Strike Score: …/100', proof: DOSSIER },
    { says: 'Failed to generate law enforcement dossier.', proof: DOSSIER },
  ],
  'web/src/areas/vault/about/specification-card.tsx': [
    {
      says: 'A development chain replaces Bitcoin. Its calendar, proofs and headers have the real format, but only we run it, so it proves nothing to others.',
      proof: 'dataMode demo',
      test: 'web/src/areas/vault/screens/vault-screen.test.tsx',
    },
  ],
  'web/src/areas/vault/list/vault-figures.tsx': [
    {
      says: 'Anchored',
      proof: 'vault counts by state',
      test: 'web/src/areas/vault/screens/vault-screen.test.tsx',
    },
    {
      says: 'Verified',
      proof: 'vault counts by state',
      test: 'web/src/areas/vault/screens/vault-screen.test.tsx',
    },
    {
      says: 'could not be anchored',
      proof: 'vault counts by state',
      test: 'web/src/areas/vault/screens/vault-screen.test.tsx',
    },
  ],
  'web/src/areas/vault/vault-words.ts': [
    {
      says: 'Anchored',
      proof: 'the proof leads to a block',
      test: 'server/src/areas/vault/anchoring/judge-batch.test.ts',
    },
    {
      says: 'Verified',
      proof: 'the block’s header has the Merkle root',
      test: 'server/src/areas/vault/anchoring/judge-batch.test.ts',
    },
    {
      says: 'It could not be anchored; the entry says why. We still keep the original.',
      proof: 'the state failed with its reason',
      test: 'server/src/areas/vault/anchoring/anchoring.test.ts',
    },
  ],
  'web/src/areas/vault/verify/verdict-view.tsx': [
    {
      says: '…: not confirmed',
      proof: 'Untested: the verdict on the attestation',
    },
  ],
  'server/src/areas/cases/forensic/draw-report.ts': [
    {
      says: 'What happened to the case is a chain of entries*',
      proof: 'the custody log of the case, and the check by its ClusterChain ID',
      test: 'server/src/areas/cases/cases.test.ts',
    },
  ],
  'web/src/areas/cases/detail/report-button.tsx': [
    {
      says: 'Forensic report has been generated successfully',
      proof: 'Specification: the toast after a report that was made',
    },
  ],
  'web/src/areas/cases/notes/notes-card.tsx': [
    {
      says: 'Everybody who works on this case writes here. Updates live.',
      proof: 'the right to the document of who works on a case, and one text at all of them',
      test: 'server/src/areas/cases/notes.test.ts',
    },
  ],
};
