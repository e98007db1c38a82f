import { FINGERPRINT_VERSION, type ReportFingerprint } from '@fap/shared/clusters/fingerprint-report.ts';
import { eq, sql } from 'drizzle-orm';
import { report, reportText } from '../../../db/schema/clusters.ts';
import type { TxCtx } from '../../../platform/context.ts';
import { FULL_BAND } from './full-band.ts';

/** Puts what a report is compared by in place of what was kept of it before. */
export async function keepFingerprint(
  tx: TxCtx,
  reportId: string,
  { texts, traits }: ReportFingerprint,
): Promise<void> {
  await tx.db
    .update(report)
    .set({ traits, fingerprintVersion: FINGERPRINT_VERSION })
    .where(eq(report.id, reportId));
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
