import { type Assignment, assignAdvisory, assignReport } from '@fap/shared/detection/outcomes.ts';
import { isNull } from 'drizzle-orm';
import { detectionFinding } from '../../../db/schema/detection.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import type { RunRow } from '../advance-run.ts';
import { loadFeatures } from '../load-features.ts';
import { listNextFindings, STAGE_BATCH, type StageStep, updateFinding } from './next-findings.ts';

const NOTHING: Assignment = { outcome: 'unmatched', clusterId: null, percent: null, linkedClusterId: null };

/** Assigns each finding to its cluster and links the other clusters that name the same party. */
export async function assignClusters(tx: TxCtx, run: RunRow): Promise<StageStep> {
  const findings = await listNextFindings(tx, run, isNull(detectionFinding.outcome));
  const known = await loadFeatures(tx, findings);
  for (const { id, refId, candidates } of findings) {
    const finding = known.get(refId);
    const assigned = finding?.intake
      ? assignReport(finding.intake, candidates ?? [])
      : finding
        ? assignAdvisory(candidates ?? [])
        : NOTHING;
    await updateFinding(tx, id, assigned);
  }
  return { handled: findings.length, isDone: findings.length < STAGE_BATCH };
}
