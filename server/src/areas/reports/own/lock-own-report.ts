import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { report } from '../../../db/schema/reports.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { lockMergesShared, lockPathToRoot } from '../../clusters/index.ts';
import { lockEvidenceItemsOf, refuseNewStatements } from '../../evidence/index.ts';
import type { ReportRow } from '../words-of.ts';
import { getOwnReport } from './policy.ts';

export interface LockedReport {
  row: ReportRow;
  /** Its evidence items. */
  files: readonly string[];
  /** The cluster it is in, or left when it was withdrawn. */
  clusterId: string;
}

/**
 * One's own report, locked in the order of all locks: its files and those to be added, merges, its cluster with all it is merged into. Throws
 * NOT_FOUND, and CONFLICT when an analyst moved it, or another window corrected it, at the same moment.
 */
export async function lockOwnReport(
  tx: TxCtx,
  id: string,
  added: readonly string[] = [],
): Promise<LockedReport> {
  const clusterId = placeOf(await getOwnReport(tx, id));
  const files = await lockEvidenceItemsOf(tx, id, added);
  await lockMergesShared(tx);
  // `update`, because layers follow, and because figures and quotes computed meanwhile must wait for what is decided here.
  await lockPathToRoot(tx, clusterId, 'update');
  const [row] = await tx.db.select().from(report).where(eq(report.id, id)).for('no key update');
  if (!row || placeOf(row) !== clusterId)
    throw new AppError('CONFLICT', { message: t`Your report was just moved. Please try again.` });
  await refuseNewStatements(tx, id, files);
  return { row, files, clusterId };
}

function placeOf({ clusterId, withdrawnFrom }: ReportRow): string {
  const place = clusterId ?? withdrawnFrom;
  if (place === null) throw new Error('a report is in no cluster and left none');
  return place;
}
