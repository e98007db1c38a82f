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
  hasMore: boolean;
}

/** Objects of the collection for partners of a kind, in the order they were added; of each it is asked whether it may be given now. */
export async function readObjects(ctx: Ctx, kind: PartnerKind, query: TaxiiQuery): Promise<SharedPage> {
  if (query.isEmpty) return { rows: [], hasMore: false };
  const { id, addedAt, createdAt, reports, clusters, indicatorId } = sharedIndicator;
  const db = prepared(ctx.db);
  const found = await db
    .select({
      id,
      createdAt,
      addedAt: sql<string>`to_char(${addedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
      reports,
      clusters,
      type: indicator.type,
      value: indicator.value,
    })
    .from(sharedIndicator)
    .leftJoin(indicator, eq(indicator.id, indicatorId))
    .where(
      and(
        eq(sharedIndicator.kind, kind),
        query.after === null ? undefined : gt(addedAt, query.after),
        query.ids === null ? undefined : inArray(id, query.ids),
        query.versions === null
          ? undefined
          : inArray(
              sql`date_trunc('milliseconds', ${addedAt})`,
              query.versions.map((time) => sql`${time}::timestamptz`),
            ),
        or(isNull(indicatorId), mayBeGiven(ctx.db, kind)),
      ),
    )
    .orderBy(asc(addedAt))
    .limit(query.limit + 1);
  const rows = found.slice(0, query.limit).map(({ type, value, ...row }) => ({
    ...row,
    kind,
    createdAt: row.createdAt.toISOString(),
    named: type === null || value === null ? null : { type, value },
  }));
  return { rows, hasMore: found.length > query.limit };
}
