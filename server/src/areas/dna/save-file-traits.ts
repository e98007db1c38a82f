import { isDeepStrictEqual } from 'node:util';
import { addFileTraits } from '@fap/shared/dna/add-file-traits.ts';
import { and, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { setTraits } from '../reports/index.ts';
import type { MemberReport } from './load-reports.ts';

/** Adds the hashes of reports' files to their traits; gives the updated reports, and whether anything was new. */
export async function saveFileTraits<Report extends Pick<MemberReport, 'id' | 'traits'>>(
  tx: TxCtx,
  reports: readonly Report[],
): Promise<{ reports: Report[]; hasChanged: boolean }> {
  const ids = reports.map(({ id }) => id);
  const files = await tx.db
    .select({
      reportId: evidenceItem.reportId,
      perceptualHash: evidenceReading.perceptualHash,
      structureHash: evidenceReading.structureHash,
    })
    .from(evidenceReading)
    .innerJoin(evidenceItem, eq(evidenceItem.id, evidenceReading.evidenceId))
    .where(
      and(
        inArray(evidenceItem.reportId, ids),
        or(isNotNull(evidenceReading.perceptualHash), isNotNull(evidenceReading.structureHash)),
      ),
    );
  const byReport = Map.groupBy(files, ({ reportId }) => reportId);
  const kept: Report[] = [];
  let hasChanged = false;
  for (const one of reports) {
    const traits = one.traits && addFileTraits(one.traits, byReport.get(one.id) ?? []);
    kept.push({ ...one, traits });
    if (traits === null || isDeepStrictEqual(traits, one.traits)) continue;
    await setTraits(tx, one.id, traits);
    hasChanged = true;
  }
  return { reports: kept, hasChanged };
}
