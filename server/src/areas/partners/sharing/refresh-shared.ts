import { PARTNER_KINDS, type PartnerKind } from '@fap/shared/partners/constants.ts';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { indicator, indicatorMention } from '../../../db/schema/indicators.ts';
import { sharedIndicator } from '../../../db/schema/partners.ts';
import { report } from '../../../db/schema/reports.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { partnerEvents } from './events.ts';
import { mayBeGiven, mayFeed } from './may-be-given.ts';

/**
 * Brings the collections up to what may be given now: new objects, new versions of those whose figures changed, and withdrawn ones. A read
 * does not rely on it: it asks of each object again whether it may be given.
 */
export async function refreshShared(ctx: Ctx): Promise<void> {
  for (const kind of PARTNER_KINDS)
    await transact(ctx, 'platform', (tx) => refreshKind(tx, kind), {
      housekeeping: 'derived from indicators, mentions and consents',
    });
}

async function refreshKind(tx: TxCtx, kind: PartnerKind): Promise<void> {
  // One at a time: an object added by a slower one would stand before pages that partners have read.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shared ${kind}`}, 0))`);
  const withdrawn = await withdraw(tx, kind);
  const added = await add(tx, kind);
  if (withdrawn + added === 0) return;
  await recordAudit(tx, {
    action: 'partner.collection-changed',
    entityType: 'collection',
    entityId: kind,
    after: { added, withdrawn },
  });
  emit(tx, partnerEvents.collectionChanged, { kind });
}

/** Objects that may not be given any more lose their indicator; who has them learns by the new version that they are revoked. */
async function withdraw(tx: TxCtx, kind: PartnerKind): Promise<number> {
  const allowed = tx.db
    .select({ one: sql`1` })
    .from(indicator)
    .where(and(eq(indicator.id, sharedIndicator.indicatorId), mayBeGiven(tx.db, kind)));
  const gone = tx.db.$with('gone').as(
    tx.db
      .select({
        id: sharedIndicator.id,
        place: sql<number>`row_number() over (order by ${sharedIndicator.addedAt})`.as('place'),
      })
      .from(sharedIndicator)
      .where(
        and(
          eq(sharedIndicator.kind, kind),
          sql`${sharedIndicator.indicatorId} is not null`,
          notExists(allowed),
        ),
      ),
  );
  const withdrawn = await tx.db
    .with(gone)
    .update(sharedIndicator)
    .set({
      indicatorId: null,
      reports: 0,
      clusters: 0,
      addedAt: sql`${await nextTime(tx, kind)}::timestamptz + ${gone.place} * interval '1 microsecond'`,
    })
    .from(gone)
    .where(eq(sharedIndicator.id, gone.id))
    .returning({ id: sharedIndicator.id });
  return withdrawn.length;
}

async function add(tx: TxCtx, kind: PartnerKind): Promise<number> {
  const counted = tx.db
    .select({
      indicatorId: indicatorMention.indicatorId,
      reports: sql<number>`count(distinct ${indicatorMention.reportId})::integer`.as('named_reports'),
      clusters: sql<number>`count(distinct ${indicatorMention.clusterId})::integer`.as('named_clusters'),
    })
    .from(indicatorMention)
    .innerJoin(indicator, eq(indicator.id, indicatorMention.indicatorId))
    .leftJoin(report, eq(report.id, indicatorMention.reportId))
    .where(and(eq(indicator.state, 'confirmed'), mayFeed(kind)))
    .groupBy(indicatorMention.indicatorId)
    .as('counted');
  // The changed ones alone are numbered, so that the times of a version say when it came.
  const added = await tx.db.execute(sql`
    insert into ${sharedIndicator} (kind, indicator_id, created_at, added_at, reports, clusters)
    select ${kind}, changed.indicator_id, ${tx.clock.now().toISOString()},
      ${await nextTime(tx, kind)}::timestamptz + row_number() over (order by changed.indicator_id) * interval '1 microsecond',
      changed.reports, changed.clusters
    from (
      select ${counted.indicatorId}, ${counted.reports}, ${counted.clusters} from ${counted}
      left join ${sharedIndicator} on ${sharedIndicator.kind} = ${kind} and ${sharedIndicator.indicatorId} = ${counted.indicatorId}
      where ${sharedIndicator.id} is null
        or (${sharedIndicator.reports}, ${sharedIndicator.clusters}) is distinct from (${counted.reports}, ${counted.clusters})
    ) as changed (indicator_id, reports, clusters)
    on conflict (kind, indicator_id) do update
    set added_at = excluded.added_at, reports = excluded.reports, clusters = excluded.clusters`);
  return added.count;
}

/** The time after which the next versions are added: now, but a millisecond after all others, because STIX tells versions apart by it. */
async function nextTime(tx: TxCtx, kind: PartnerKind): Promise<string> {
  const [row] = await tx.db
    .select({
      at: sql<string>`greatest(${tx.clock.now().toISOString()}::timestamptz, coalesce(max(${sharedIndicator.addedAt}), 'epoch') + interval '1 millisecond')::text`,
    })
    .from(sharedIndicator)
    .where(eq(sharedIndicator.kind, kind));
  return row?.at ?? tx.clock.now().toISOString();
}
