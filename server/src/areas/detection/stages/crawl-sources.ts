import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { detectionFinding } from '../../../db/schema/detection.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';
import type { RunRow } from '../advance-run.ts';
import { listScanSources } from '../sources.ts';
import type { StageStep } from './next-findings.ts';

/** Limit of findings per scan; the rest waits for the next. */
const MAX_FINDINGS = 5_000;

/** Goes over every source and takes what came since the last scan, oldest first. */
export async function crawlSources(tx: TxCtx, run: RunRow): Promise<StageStep> {
  const waiting = tx.db
    .select({ id: detectionFinding.id })
    .from(detectionFinding)
    .where(isNull(detectionFinding.runId))
    .orderBy(asc(detectionFinding.createdAt), asc(detectionFinding.id))
    .limit(MAX_FINDINGS);
  const taken = await tx.db
    .update(detectionFinding)
    .set({ runId: run.id })
    .where(and(isNull(detectionFinding.runId), inArray(detectionFinding.id, waiting)))
    .returning({ id: detectionFinding.id });
  const counts = await tx.db
    .select({ source: detectionFinding.source, findings: sql<number>`count(*)::int` })
    .from(detectionFinding)
    .where(eq(detectionFinding.runId, run.id))
    .groupBy(detectionFinding.source);
  const sources = (await listScanSources(tx)).map(({ key, name }) => ({
    source: key,
    name,
    status: 'active' as const,
    findings: counts.find(({ source }) => source === key)?.findings ?? 0,
    lastScan: tx.clock.now().toISOString(),
  }));
  for (const source of sources)
    publish(tx, DETECTION_TOPIC, detectionFacts.source, { runId: run.id, ...source });
  return { handled: taken.length, isDone: true, change: { sources } };
}
