import type { IndicatorRecord, SeenIn } from '@fap/shared/indicators/contract.ts';
import type { IndicatorDecision } from '@fap/shared/indicators/indicator-state.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { cluster } from '../../db/schema/clusters.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { indicator, indicatorMention } from '../../db/schema/indicators.ts';
import { auditEntry } from '../../db/schema/platform.ts';
import { report } from '../../db/schema/reports.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { presentListed } from './list-indicators.ts';
import { lookupIndicators } from './lookup-indicators.ts';

/** Decisions shown; the audit trail has them all. */
const SHOWN_DECISIONS = 50;

/** An indicator for an analyst, with what was decided; the look is recorded. Throws NOT_FOUND for an unknown id. */
export function getIndicator(ctx: Ctx, id: string): Promise<IndicatorRecord> {
  return transact(ctx, 'indicator.look-up', async (tx) => {
    const row = await findIndicator(tx, id);
    const known = (await lookupIndicators(tx, [row])).get(id);
    if (!known) throw new Error(`indicator ${id} is gone`);
    await recordAudit(tx, { action: 'indicator.opened', entityType: 'indicator', entityId: id });
    return { ...presentListed(row, known), decisions: await listDecisions(tx, id) };
  });
}

async function findIndicator(ctx: Ctx, id: string) {
  const [row] = await ctx.db
    .select({ type: indicator.type, value: indicator.value })
    .from(indicator)
    .where(eq(indicator.id, id));
  if (!row) throw new AppError('NOT_FOUND', { message: t`Nobody named this` });
  return row;
}

async function listDecisions(ctx: Ctx, id: string): Promise<IndicatorRecord['decisions']> {
  const rows = await ctx.db
    .select({ at: auditEntry.at, by: account.displayName, after: auditEntry.after })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.actorId))
    .where(
      and(
        eq(auditEntry.entityType, 'indicator'),
        eq(auditEntry.entityId, id),
        eq(auditEntry.action, 'indicator.decided'),
      ),
    )
    .orderBy(desc(auditEntry.id))
    .limit(SHOWN_DECISIONS);
  return rows.map(({ at, by, after }) => {
    const { decision, note } = after as { decision: IndicatorDecision; note: string };
    return { at: at.toISOString(), by: by ?? 'an account that is gone', decision, note };
  });
}

/** A page of what names an indicator, newest first. */
export async function listSeenIn(
  ctx: Ctx,
  id: string,
  { limit, cursor }: PageRequest,
): Promise<ListPage<SeenIn>> {
  await findIndicator(ctx, id);
  // Where a reporter does not let analysts look, they learn that something names it, not which.
  const isClosed = sql<boolean>`(coalesce(not ${report.consentAnalysts}, false)
    or coalesce(${evidenceItem.isClosedToAnalysts} or ${evidenceItem.isWithdrawn}, false))`;
  const found = await ctx.db
    .select({
      kind: indicatorMention.sourceKind,
      sourceId: indicatorMention.sourceId,
      isRefuted: indicatorMention.isRefuted,
      at: indicatorMention.at,
      clusterId: cluster.id,
      clusterName: cluster.name,
      isClosed,
    })
    .from(indicatorMention)
    .leftJoin(cluster, eq(cluster.id, indicatorMention.clusterId))
    .leftJoin(report, eq(report.id, indicatorMention.reportId))
    .leftJoin(
      evidenceItem,
      and(eq(indicatorMention.sourceKind, 'exhibit'), eq(evidenceItem.id, indicatorMention.sourceId)),
    )
    .where(
      and(
        eq(indicatorMention.indicatorId, id),
        olderThan(cursor, indicatorMention.at, indicatorMention.sourceId),
      ),
    )
    .orderBy(desc(indicatorMention.at), desc(indicatorMention.sourceId))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ at, sourceId }) => [at, sourceId]);
  const items = rows.map((row) => ({
    kind: row.kind,
    sourceId: row.isClosed ? null : row.sourceId,
    cluster:
      row.clusterId !== null && row.clusterName !== null
        ? { id: row.clusterId, name: row.clusterName }
        : null,
    isRefuted: row.isRefuted,
    at: row.at.toISOString(),
  }));
  return { items, nextCursor, total: null };
}
