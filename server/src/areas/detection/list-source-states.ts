import type { ScanSourceState } from '@fap/shared/detection/entities.ts';
import { desc, isNull, sql } from 'drizzle-orm';
import { detectionFinding, detectionRun } from '../../db/schema/detection.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { listScanSources } from './sources.ts';

/** Scans that are looked through for the latest one of each source. */
const SCANS_LOOKED_AT = 20;

/** The sources of scans: when each was scanned last, and how many findings it brought. */
export async function listSourceStates(ctx: Ctx): Promise<ScanSourceState[]> {
  const runs = await ctx.db
    .select({ sources: detectionRun.sources })
    .from(detectionRun)
    .orderBy(desc(detectionRun.createdAt))
    .limit(SCANS_LOOKED_AT);
  const [open] = await ctx.db
    .select({ sources: detectionRun.sources })
    .from(detectionRun)
    .where(isNull(detectionRun.endedAt));
  const counts = await ctx.db
    .select({ source: detectionFinding.source, findings: sql<number>`count(*)::int` })
    .from(detectionFinding)
    .groupBy(detectionFinding.source);
  return (await listScanSources(ctx)).map(({ key, name }) => {
    const last = runs.flatMap(({ sources }) => sources).find(({ source }) => source === key);
    // The first stage of a scan goes over all sources at once.
    const isWaitingForScan = open !== undefined && open.sources.length === 0;
    const settled = last ? ('active' as const) : ('pending' as const);
    return {
      source: key,
      name,
      status: isWaitingForScan ? ('scanning' as const) : settled,
      findings: last?.findings ?? 0,
      allFindings: counts.find(({ source }) => source === key)?.findings ?? 0,
      lastScan: last?.lastScan ?? null,
    };
  });
}
