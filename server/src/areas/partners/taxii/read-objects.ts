import type { PartnerKind } from '@fap/shared/partners/constants.ts';
import type { SharedRow } from '@fap/shared/partners/shared-object.ts';
import type { TaxiiQuery } from '@fap/shared/partners/taxii-query.ts';
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { indicator } from '../../../db/schema/indicators.ts';
import { sharedIndicator } from '../../../db/schema/partners.ts';
import { prepared } from '../../../platform/postgres/database.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { mayBeGiven } from '../sharing/may-be-given.ts';

/** A page of a collection. */
export interface SharedPage {
  rows: SharedRow[];
  /** After which time the next page begins; null at the end. */
  next: string | null;
}

/**
 * Objects of the collection for partners of a kind, in the order they were added; of each it is asked whether it may be given now, and it is left
 * out if not. So a page may be shorter than asked, but is empty only at the end.
 */
export async function readObjects(ctx: Ctx, kind: PartnerKind, query: TaxiiQuery): Promise<SharedPage> {
  if (query.isEmpty) return { rows: [], next: null };
  let page = await readPage(ctx, kind, query);
  while (page.rows.length === 0 && page.next !== null)
    page = await readPage(ctx, kind, { ...query, after: page.next });
  return page;
}

async function readPage(ctx: Ctx, kind: PartnerKind, query: TaxiiQuery): Promise<SharedPage> {
  const { id, addedAt, createdAt, reports, clusters, indicatorId } = sharedIndicator;
  const db = prepared(ctx.db);
  const times = query.versions?.map((time) => sql`${time}::timestamptz`);
  // Cut before anything is asked of its objects; in one step PostgreSQL asks of the whole collection.
  const page = db
    .select({ id, addedAt, createdAt, reports, clusters, indicatorId })
    .from(sharedIndicator)
    .where(
      and(
        eq(sharedIndicator.kind, kind),
        query.after === null ? undefined : gt(addedAt, query.after),
        query.ids === null ? undefined : inArray(id, query.ids),
        times && inArray(sql`date_trunc('milliseconds', ${addedAt})`, times),
      ),
    )
    .orderBy(asc(addedAt))
    .limit(query.limit + 1)
    .as('page');
  const found = await db
    .select({
      id: page.id,
      createdAt: page.createdAt,
      addedAt: sql<string>`to_char(${page.addedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      reports: page.reports,
      clusters: page.clusters,
      type: indicator.type,
      value: indicator.value,
      isGiven: sql<boolean>`${or(isNull(page.indicatorId), mayBeGiven(ctx.db, kind))}`,
    })
    .from(page)
    .leftJoin(indicator, eq(indicator.id, page.indicatorId))
    .orderBy(asc(page.addedAt));
  const cut = found.slice(0, query.limit);
  const rows = cut
    .filter(({ isGiven }) => isGiven)
    .map(({ type, value, isGiven: _, ...row }) => ({
      ...row,
      kind,
      createdAt: row.createdAt.toISOString(),
      named: type === null || value === null ? null : { type, value },
    }));
  return { rows, next: found.length > query.limit ? (cut.at(-1)?.addedAt ?? null) : null };
}
