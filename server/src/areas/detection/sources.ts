import { and, asc, eq, isNull } from 'drizzle-orm';
import { harvestSource } from '../../db/schema/harvest.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** The key under which victims' reports come to the scans. */
export const REPORTS_SOURCE = 'reports';

export const REPORTS_NAME = 'Victim reports';

/** A place that scans look for something new in. */
export interface ScanSource {
  key: string;
  name: string;
}

/** All sources of a scan: the reports, and each active source of the harvest. */
export async function listScanSources(ctx: Ctx): Promise<ScanSource[]> {
  const harvested = await ctx.db
    .select({ key: harvestSource.id, name: harvestSource.name })
    .from(harvestSource)
    .where(and(eq(harvestSource.active, true), isNull(harvestSource.retiredAt)))
    .orderBy(asc(harvestSource.position));
  return [{ key: REPORTS_SOURCE, name: REPORTS_NAME }, ...harvested];
}
