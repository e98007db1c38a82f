import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, inArray, isNull, ne, notInArray, or } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { report } from '../../db/schema/reports.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { recordAudit } from '../../platform/write/transact.ts';

/**
 * Locks the reporter's evidence items that belong to no report yet, so that of two concurrent reports only one gets each.
 * Throws INVALID for one that is not theirs.
 */
export async function lockFreeEvidenceItems(
  tx: TxCtx,
  reporterId: string,
  evidenceIds: readonly string[],
): Promise<string[]> {
  const wanted = [...new Set(evidenceIds)];
  if (wanted.length === 0) return [];
  const mine = await tx.db
    .select({ id: evidenceItem.id, reportId: evidenceItem.reportId })
    .from(evidenceItem)
    .where(and(inArray(evidenceItem.id, wanted), eq(evidenceItem.ownerId, reporterId)))
    .orderBy(evidenceItem.id)
    .for('no key update');
  if (mine.length !== wanted.length) {
    const message = 'A file of this report is not known; please pick it again';
    throw new AppError('INVALID', { message, issues: [{ path: 'evidenceIds', message }] });
  }
  // An evidence item stays with the report it was first handed in for.
  return mine.filter((item) => item.reportId === null).map((item) => item.id);
}

/** Links evidence items to their report and its cluster. */
export async function linkEvidenceItems(
  tx: TxCtx,
  files: readonly string[],
  { clusterId, reportId }: { clusterId: string; reportId: string },
): Promise<void> {
  if (files.length === 0) return;
  await tx.db
    .update(evidenceItem)
    .set({ clusterId, reportId })
    .where(inArray(evidenceItem.id, [...files]));
  // A step of each evidence item's custody.
  for (const id of files) {
    await recordAudit(tx, {
      action: 'evidence.linked',
      entityType: 'evidence',
      entityId: id,
      clusterId,
      after: { reportId },
    });
  }
}

/** The evidence items of a report, locked; together with others in one order, so that two such calls cannot deadlock. */
export async function lockEvidenceItemsOf(
  tx: TxCtx,
  reportId: string,
  others: readonly string[] = [],
): Promise<string[]> {
  const rows = await tx.db
    .select({ id: evidenceItem.id, reportId: evidenceItem.reportId })
    .from(evidenceItem)
    .where(or(eq(evidenceItem.reportId, reportId), inArray(evidenceItem.id, [...others])))
    .orderBy(evidenceItem.id)
    .for('no key update');
  return rows.filter((row) => row.reportId === reportId).map(({ id }) => id);
}

/** How many files a report has; its own words are none. */
export const countFiles = ({ db }: Pick<TxCtx, 'db'>, reportId: string): Promise<number> =>
  db.$count(evidenceItem, and(eq(evidenceItem.reportId, reportId), eq(evidenceItem.kind, 'file')));

/**
 * Throws CONFLICT when a report got a statement since its items were locked: a correction committed while the caller waited
 * for the cluster. To lock it now would break the lock order.
 */
export async function refuseNewStatements(
  tx: TxCtx,
  reportId: string,
  locked: readonly string[],
): Promise<void> {
  const [missed] = await tx.db
    .select({ id: evidenceItem.id })
    .from(evidenceItem)
    .where(
      and(
        eq(evidenceItem.reportId, reportId),
        eq(evidenceItem.kind, 'statement'),
        notInArray(evidenceItem.id, [...locked]),
      ),
    )
    .limit(1);
  if (missed)
    throw new AppError('CONFLICT', { message: t`This report was just corrected. Please try again.` });
}

/** Moves evidence items to another cluster with their report. */
export async function moveEvidenceItems(
  tx: TxCtx,
  files: readonly string[],
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const id of files) {
    await tx.db.update(evidenceItem).set({ clusterId: to }).where(eq(evidenceItem.id, id));
    // A step of the evidence item's custody.
    await recordAudit(tx, {
      action: 'evidence.moved',
      entityType: 'evidence',
      entityId: id,
      clusterId: to,
      custodyOf: [from],
      before: { clusterId: from },
      after: { clusterId: to },
    });
  }
}

/** Moves stray evidence items to the cluster of their report. */
export async function alignEvidenceItems(tx: TxCtx, reportIds: readonly string[]): Promise<void> {
  if (reportIds.length === 0) return;
  const astray = await tx.db
    .select({ id: evidenceItem.id, clusterId: report.clusterId })
    .from(evidenceItem)
    .innerJoin(report, eq(report.id, evidenceItem.reportId))
    .where(
      and(
        inArray(evidenceItem.reportId, [...reportIds]),
        or(isNull(evidenceItem.clusterId), ne(evidenceItem.clusterId, report.clusterId)),
      ),
    );
  for (const { id, clusterId } of astray)
    await tx.db.update(evidenceItem).set({ clusterId }).where(eq(evidenceItem.id, id));
}
