import type { CandidateCluster } from '@fap/shared/detection/outcomes.ts';
import { MATCH_VERSION } from '@fap/shared/matching/match-score.ts';
import { isNull } from 'drizzle-orm';
import { detectionFinding } from '../../../db/schema/detection.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { findMatches } from '../../matching/index.ts';
import type { RunRow } from '../advance-run.ts';
import { type ComparedFinding, loadFeatures } from '../load-features.ts';
import { listNextFindings, STAGE_BATCH, type StageStep, updateFinding } from './next-findings.ts';

/** Clusters kept for each finding. */
const MAX_CANDIDATES = 5;

/** Compares each finding with every cluster that shares an indicator or has similar text, except its own. */
export async function matchFindings(tx: TxCtx, run: RunRow): Promise<StageStep> {
  const findings = await listNextFindings(tx, run, isNull(detectionFinding.candidates));
  const known = await loadFeatures(tx, findings);
  for (const { id, refId } of findings) {
    const finding = known.get(refId);
    const candidates = finding ? await findCandidates(tx, finding) : [];
    await updateFinding(tx, id, { candidates, method: MATCH_VERSION });
  }
  return { handled: findings.length, isDone: findings.length < STAGE_BATCH };
}

async function findCandidates(tx: TxCtx, { features, intake }: ComparedFinding): Promise<CandidateCluster[]> {
  const matches = await findMatches(tx, features, { isWarning: intake === null });
  return matches
    .filter(({ clusterId }) => clusterId !== intake?.clusterId)
    .slice(0, MAX_CANDIDATES)
    .map(({ clusterId, percent, joinsByItself, sharedIdentifiers }) => ({
      clusterId,
      percent,
      joinsByItself,
      sharedIdentifiers,
    }));
}
