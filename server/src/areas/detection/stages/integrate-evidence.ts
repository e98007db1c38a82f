import type { SourceTier } from '@fap/shared/harvest/sources.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import { detectionFinding } from '../../../db/schema/detection.ts';
import { harvestCitation, harvestSource } from '../../../db/schema/harvest.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { citeAdvisory } from '../../clusters/index.ts';
import { alignEvidenceItems } from '../../evidence/index.ts';
import type { RunRow } from '../advance-run.ts';
import {
  type FindingRow,
  listNextFindings,
  STAGE_BATCH,
  type StageStep,
  updateFinding,
} from './next-findings.ts';

/** Brings findings into their clusters: cites advisories, and moves evidence items to the cluster of their report. */
export async function integrateEvidence(tx: TxCtx, run: RunRow): Promise<StageStep> {
  const findings = await listNextFindings(tx, run, isNull(detectionFinding.integratedAt));
  await alignEvidenceItems(
    tx,
    findings.filter(({ kind }) => kind === 'report').map(({ refId }) => refId),
  );
  await citeAdvisories(tx, findings);
  for (const { id } of findings) await updateFinding(tx, id, { integratedAt: tx.clock.now() });
  return { handled: findings.length, isDone: findings.length < STAGE_BATCH };
}

/** Advisories are usually cited at harvest; those whose cluster was founded later are cited now. */
async function citeAdvisories(tx: TxCtx, findings: readonly FindingRow[]): Promise<void> {
  // Lock order: clusters sorted by id, so that concurrent writers never deadlock.
  const ordered = findings.toSorted((a, b) => ((a.clusterId ?? '') < (b.clusterId ?? '') ? -1 : 1));
  for (const { outcome, clusterId, refId: entryId, percent, candidates } of ordered) {
    if (outcome !== 'cited' || !clusterId) continue;
    const sources = await tx.db
      .select({ name: harvestSource.name, tier: sql<SourceTier>`${harvestSource.tier}` })
      .from(harvestCitation)
      .innerJoin(harvestSource, eq(harvestSource.id, harvestCitation.sourceId))
      .where(eq(harvestCitation.entryId, entryId));
    const sharedIdentifiers =
      candidates?.find((candidate) => candidate.clusterId === clusterId)?.sharedIdentifiers ?? [];
    await citeAdvisory(tx, { clusterId, entryId, percent: percent ?? 0, sharedIdentifiers, sources });
  }
}
