import { FEATURES_VERSION, type ReportFeatures } from '@fap/shared/matching/report-features.ts';
import type { Traits } from '@fap/shared/matching/traits/report-traits.ts';
import { eq } from 'drizzle-orm';
import { report } from '../../db/schema/reports.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { type StoredMatch, saveSketches } from '../matching/index.ts';

/** Replaces a report's features. */
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

/** Saves a report's traits for the six layers. */
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
