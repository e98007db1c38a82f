import type { Role } from '@fap/shared/auth/capabilities.ts';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { evidenceEarlierText, evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { isOwnCase } from './check-case.ts';
import { EVIDENCE_ITEM_COLUMNS } from './evidence-item-columns.ts';
import { isOfOwnCase, isOwn, mayKnow, mayOpen } from './policy.ts';
import type { EvidenceRow } from './upload-evidence.ts';

export type ReadingRow = typeof evidenceReading.$inferSelect & { analysis: TextAnalysis | null };

/** How far the anchor of an evidence item's SHA-256 is. */
export type Anchor = Pick<
  typeof anchorBatch.$inferSelect,
  'state' | 'failedReason' | 'blockHeight' | 'blockTime' | 'chain'
> & { hasProof: boolean };

/** An evidence item with its anchor; null while its digest waits for a batch. */
export type AnchoredRow = EvidenceRow & { anchor: Anchor | null };

/** A select of evidence items with their anchors. */
export const selectEvidenceItems = (db: Ctx['db']) =>
  db
    .select({
      item: EVIDENCE_ITEM_COLUMNS,
      anchor: {
        state: anchorBatch.state,
        failedReason: anchorBatch.failedReason,
        blockHeight: anchorBatch.blockHeight,
        blockTime: anchorBatch.blockTime,
        chain: anchorBatch.chain,
        hasProof: sql<boolean>`${anchorBatch.timestamp} is not null`,
      },
    })
    .from(evidenceItem)
    .leftJoin(anchorLeaf, eq(anchorLeaf.evidenceId, evidenceItem.id))
    .leftJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId));

/** Merges an evidence item with its anchor into one object. */
export const withAnchor = ({ item, anchor }: { item: EvidenceRow; anchor: Anchor | null }): AnchoredRow => ({
  ...item,
  anchor,
});

/** An evidence item the actor may know of, or of a case they work on; throws NOT_FOUND otherwise. */
export async function getEvidence(ctx: Ctx, id: string): Promise<AnchoredRow> {
  const [found] = await selectEvidenceItems(ctx.db).where(eq(evidenceItem.id, id));
  if (!found || !(mayKnow(ctx).holds(found.item) || (await isInOwnCase(ctx, found.item))))
    throw new AppError('NOT_FOUND', { message: t`There is no such evidence` });
  return withAnchor(found);
}

async function isInOwnCase(ctx: Ctx, item: EvidenceRow): Promise<boolean> {
  return isOfOwnCase(ctx).holds(item) && (await isOwnCase(ctx, item.caseId));
}

/** What was read out of an evidence item; null while it is being read, and when nothing could be. */
export async function findReading(ctx: Ctx, evidenceId: string): Promise<ReadingRow | null> {
  const [row] = await ctx.db
    .select({ reading: evidenceReading, analysis: evidenceItem.analysis })
    .from(evidenceReading)
    .innerJoin(evidenceItem, eq(evidenceItem.id, evidenceReading.evidenceId))
    .where(eq(evidenceReading.evidenceId, evidenceId));
  return row ? { ...row.reading, analysis: row.analysis as TextAnalysis | null } : null;
}

/** The words of a picture before each correction by its owner, newest first. */
export async function listEarlierTexts(
  ctx: Ctx,
  evidenceId: string,
): Promise<EvidenceReading['earlierTexts']> {
  const rows = await ctx.db
    .select()
    .from(evidenceEarlierText)
    .where(eq(evidenceEarlierText.evidenceId, evidenceId))
    .orderBy(desc(evidenceEarlierText.version));
  return rows.map(({ version, text, replacedAt }) => ({
    version,
    text,
    replacedAt: replacedAt.toISOString(),
  }));
}

export interface ListEvidenceInput extends PageRequest {
  caseId?: string | undefined;
  clusterId?: string | undefined;
}

/** A page of evidence items, newest first: a cluster's, a case's as far as they are the actor's to see, or one's own. */
export async function listEvidence(
  ctx: Ctx,
  { caseId, clusterId, limit, cursor }: ListEvidenceInput,
): Promise<{ rows: AnchoredRow[]; nextCursor: string | null }> {
  // Cases are private to those who work on them; the default is one's own items.
  const isPrivate =
    caseId === undefined ? isOwn(ctx) : (await isOwnCase(ctx, caseId)) ? isOfOwnCase(ctx) : mayOpen(ctx);
  const rows = await selectEvidenceItems(ctx.db)
    .where(
      and(
        clusterId === undefined ? undefined : eq(evidenceItem.clusterId, clusterId),
        caseId === undefined ? undefined : eq(evidenceItem.caseId, caseId),
        (clusterId === undefined ? isPrivate : mayKnow(ctx)).scope,
        olderThan(cursor, evidenceItem.createdAt, evidenceItem.id),
      ),
    )
    .orderBy(desc(evidenceItem.createdAt), desc(evidenceItem.id))
    .limit(limit + 1);
  return cutPage(rows.map(withAnchor), limit, ({ createdAt, id }) => [createdAt, id]);
}

/** One step of an evidence item's custody as the audit trail has it. */
export interface CustodyRow {
  at: Date;
  action: string;
  /** What an analyst had shown. */
  detail: string | null;
  actorId: string | null;
  name: string | null;
  roles: readonly Role[];
}

const CUSTODY_STEPS = 500;

/** What happened to an evidence item, oldest first: the newest steps, and how many came before them. */
export async function listCustody(
  ctx: Ctx,
  evidenceId: string,
): Promise<{ rows: CustodyRow[]; earlier: number }> {
  const isAbout = and(eq(auditEntry.entityType, 'evidence'), eq(auditEntry.entityId, evidenceId));
  const rows = await ctx.db
    .select({
      at: auditEntry.at,
      action: auditEntry.action,
      detail: sql<string | null>`${auditEntry.after} ->> 'detail'`,
      actorId: auditEntry.actorId,
      name: account.displayName,
      roles: account.roles,
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(isAbout)
    .orderBy(desc(auditEntry.id))
    .limit(CUSTODY_STEPS);
  const all = rows.length < CUSTODY_STEPS ? rows.length : await ctx.db.$count(auditEntry, isAbout);
  return {
    rows: rows.map((row) => ({ ...row, roles: (row.roles ?? []) as Role[] })).reverse(),
    earlier: all - rows.length,
  };
}

/** The audit detail of a reveal. */
export const REVEALED = 'evidence.revealed';

/** The details of an evidence item that the actor has revealed, from the custody log. */
export async function listRevealed(ctx: Ctx, evidenceId: string): Promise<ReadonlySet<string>> {
  const rows = await ctx.db
    .selectDistinct({ detail: sql<string | null>`${auditEntry.after} ->> 'detail'` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.entityType, 'evidence'),
        eq(auditEntry.entityId, evidenceId),
        eq(auditEntry.actorId, actingAccount(ctx)),
        eq(auditEntry.action, REVEALED),
      ),
    );
  return new Set(rows.flatMap(({ detail }) => detail ?? []));
}
