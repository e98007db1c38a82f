import { isNull } from 'drizzle-orm';
import { detectionFinding } from '../../../db/schema/detection.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import type { RunRow } from '../advance-run.ts';
import { loadFeatures } from '../load-features.ts';
import { listNextFindings, STAGE_BATCH, type StageStep, updateFinding } from './next-findings.ts';

/** Extracts the features of each finding; one whose source row is gone has none. */
export async function extractFeatures(tx: TxCtx, run: RunRow): Promise<StageStep> {
  const findings = await listNextFindings(tx, run, isNull(detectionFinding.identifiers));
  const known = await loadFeatures(tx, findings);
  for (const { id, refId } of findings) {
    const distinct = new Set(
      known.get(refId)?.features.indicators.map(({ type, value }) => `${type} ${value}`),
    );
    await updateFinding(tx, id, { identifiers: distinct.size });
  }
  return { handled: findings.length, isDone: findings.length < STAGE_BATCH };
}
