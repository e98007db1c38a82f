import { and, eq, gt, sql } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { auditEntry } from '../../../db/schema/platform.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { publishChange } from '../publish-change.ts';
import type { ReportRow } from '../words-of.ts';

/** Further loads of an open page are the same look. */
const SAME_LOOK_MS = 30 * 60_000;
const REVEALED = 'report.revealed';

const ofActor = (ctx: Ctx, reportId: string, action: string) =>
  and(
    eq(auditEntry.entityType, 'report'),
    eq(auditEntry.entityId, reportId),
    eq(auditEntry.actorId, actingAccount(ctx)),
    eq(auditEntry.action, action),
  );

/** Records that the actor read a report's words, and tells its reporter; once for several loads of one look. */
export async function recordRead(tx: TxCtx, row: ReportRow): Promise<void> {
  const since = new Date(tx.clock.now().getTime() - SAME_LOOK_MS);
  const [known] = await tx.db
    .select({ id: auditEntry.id })
    .from(auditEntry)
    .where(and(ofActor(tx, row.id, 'report.read'), gt(auditEntry.at, since)))
    .limit(1);
  if (known) return;
  const custodyOf = [row.clusterId];
  await recordAudit(tx, { action: 'report.read', entityType: 'report', entityId: row.id, custodyOf });
  await recordCustody(tx, row, 'evidence.read-in-report');
  publishChange(tx, row.id, 'read');
}

/** Records that the actor had a detail shown, and why, and tells its reporter. */
export async function recordRevealed(
  tx: TxCtx,
  row: ReportRow,
  { detail, reason }: { detail: string; reason: string },
): Promise<void> {
  await recordAudit(tx, {
    action: REVEALED,
    entityType: 'report',
    entityId: row.id,
    custodyOf: [row.clusterId],
    after: { detail, reason, clusterId: row.clusterId },
  });
  await recordCustody(tx, row, 'evidence.revealed', { detail });
  publishChange(tx, row.id, 'revealed');
}

/** The details of a report that the actor had shown. Placeholders are a cluster's, so those of another one do not count. */
export async function listRevealedDetails(ctx: Ctx, row: ReportRow): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ detail: sql<string>`${auditEntry.after} ->> 'detail'` })
    .from(auditEntry)
    .where(and(ofActor(ctx, row.id, REVEALED), sql`${auditEntry.after} ->> 'clusterId' = ${row.clusterId}`));
  return rows.map(({ detail }) => detail);
}

/** The same as a step in the custody of the evidence item that holds the words. */
async function recordCustody(tx: TxCtx, row: ReportRow, action: string, after?: { detail: string }) {
  const [item] = await tx.db
    .select({ id: evidenceItem.id })
    .from(evidenceItem)
    .where(and(eq(evidenceItem.reportId, row.id), eq(evidenceItem.statementVersion, row.version)));
  // A report from before its words became evidence has none.
  if (item)
    await recordAudit(tx, {
      action,
      entityType: 'evidence',
      entityId: item.id,
      custodyOf: [row.clusterId],
      ...(after ? { after } : {}),
    });
}
