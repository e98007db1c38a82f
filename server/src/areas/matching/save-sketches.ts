import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { eq, sql } from 'drizzle-orm';
import { reportText } from '../../db/schema/matching.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { FULL_BAND } from './full-band.ts';

/** Replaces the sketches by which a report is found. */
export async function saveSketches(
  tx: TxCtx,
  reportId: string,
  texts: ReportFeatures['texts'],
): Promise<void> {
  await tx.db.delete(reportText).where(eq(reportText.reportId, reportId));
  for (const { part, sketch, bands } of texts)
    await tx.db.insert(reportText).values({ reportId, part, sketch, bands: await roomyBands(tx, bands) });
}

/** The keys that still have room. */
async function roomyBands(tx: TxCtx, bands: readonly number[]): Promise<number[]> {
  const rows = await tx.db.execute<{ band: number }>(sql`
    select band from unnest(${sql.param([...bands])}::int[]) as band
    where (
      select count(*) from (
        select 1 from ${reportText} where ${reportText.bands} @> array[band] limit ${FULL_BAND}
      ) as held
    ) < ${FULL_BAND}`);
  return rows.map(({ band }) => band);
}
