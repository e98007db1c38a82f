import { defang } from '@fap/shared/indicators/extract-indicators.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { Comparison, Delivery } from '@fap/shared/partners/entities.ts';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { indicator } from '../../../db/schema/indicators.ts';
import { comparison, partner, partnerDelivery } from '../../../db/schema/partners.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** What went to whom, newest first. */
export async function listDeliveries(
  { db }: Ctx,
  { limit, cursor, partnerId }: PageRequest & { partnerId?: string | undefined },
): Promise<ListPage<Delivery>> {
  const { id, at, kind, count } = partnerDelivery;
  const found = await db
    .select({ id, at, partner: partner.name, kind, count })
    .from(partnerDelivery)
    .innerJoin(partner, eq(partner.id, partnerDelivery.partnerId))
    .where(and(partnerId === undefined ? undefined : eq(partner.id, partnerId), olderThan(cursor, at, id)))
    .orderBy(desc(at), desc(id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.at, row.id]);
  return { items: rows.map((row) => ({ ...row, at: row.at.toISOString() })), nextCursor, total: null };
}

/** Comparisons that were asked for here, newest first. */
export async function listComparisons(
  { db }: Ctx,
  { limit, cursor }: PageRequest,
): Promise<ListPage<Comparison>> {
  const found = await db
    .select()
    .from(comparison)
    .where(olderThan(cursor, comparison.at, comparison.id))
    .orderBy(desc(comparison.at), desc(comparison.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.at, row.id]);
  return { items: await presentComparisons(db, rows), nextCursor, total: null };
}

/** One comparison. Throws NOT_FOUND. */
export async function getComparison({ db }: Ctx, id: string): Promise<Comparison> {
  const rows = await db.select().from(comparison).where(eq(comparison.id, id));
  const [found] = await presentComparisons(db, rows);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

async function presentComparisons(
  db: Ctx['db'],
  rows: readonly (typeof comparison.$inferSelect)[],
): Promise<Comparison[]> {
  const named = await nameIndicators(
    db,
    rows.flatMap(({ bothIds }) => bothIds),
  );
  return rows.map(({ id, at, host, ours, theirs, bothIds }) => ({
    id,
    at: at.toISOString(),
    host,
    ours,
    theirs,
    both: bothIds.flatMap((one) => named.get(one) ?? []),
  }));
}

async function nameIndicators(db: Ctx['db'], ids: string[]) {
  if (ids.length === 0) return new Map<string, Comparison['both'][number]>();
  const rows = await db
    .select({ id: indicator.id, type: indicator.type, value: indicator.value })
    .from(indicator)
    .where(inArray(indicator.id, ids));
  return new Map(
    rows.map(({ id, type, value }) => [id, { indicatorId: id, type, defanged: defang(type, value) }]),
  );
}
