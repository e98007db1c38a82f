import { FEATURES_VERSION, type ReportFeatures } from '@fap/shared/matching/report-features.ts';
import type { Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { eq } from 'drizzle-orm';
import { report } from '../../db/schema/reports.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { type StoredMatch, saveSketches } from '../matching/index.ts';

/** Puts what a report is compared by in place of what was kept of it before. */
export async function replaceFeatures(
  tx: TxCtx,
  reportId: string,
  { texts, traits }: ReportFeatures,
): Promise<void> {
  await tx.db
    .update(report)
    .set({ traits, featuresVersion: FEATURES_VERSION })
    .where(eq(report.id, reportId));
  await saveSketches(tx, reportId, texts);
}

/** What the six layers compare of a report. */
export async function setTraits(tx: TxCtx, reportId: string, traits: Traits): Promise<void> {
  await tx.db.update(report).set({ traits }).where(eq(report.id, reportId));
}

/** Moves a report to another cluster, with why it is there. */
export async function moveReport(
  tx: TxCtx,
  reportId: string,
  place: { clusterId: string; match: StoredMatch },
): Promise<void> {
  await tx.db.update(report).set(place).where(eq(report.id, reportId));
}
