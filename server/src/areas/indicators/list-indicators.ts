import type { indicatorFilters, ListedIndicator } from '@fap/shared/indicators/contract.ts';
import { type Indicator, PERSONAL_INDICATOR_TYPES } from '@fap/shared/indicators/indicator-types.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, eq, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import type * as v from 'valibot';
import { indicator } from '../../db/schema/indicators.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { type KnownIndicator, lookupIndicators } from './lookup-indicators.ts';
import { presentIndicator, presentKnown } from './lookup-values.ts';

export type IndicatorFilters = v.InferOutput<v.ObjectSchema<typeof indicatorFilters, undefined>>;

/** A page of the index, newest first. The total is not counted: it would read the whole index. */
export async function listIndicators(
  ctx: Ctx,
  { limit, cursor, ...filters }: IndicatorFilters & PageRequest,
): Promise<ListPage<ListedIndicator>> {
  const found = await ctx.db
    .select({
      id: indicator.id,
      type: indicator.type,
      value: indicator.value,
      firstSeenAt: indicator.firstSeenAt,
    })
    .from(indicator)
    .where(and(fits(filters), olderThan(cursor, indicator.firstSeenAt, indicator.id)))
    .orderBy(desc(indicator.firstSeenAt), desc(indicator.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ firstSeenAt, id }) => [firstSeenAt, id]);
  const known = await lookupIndicators(ctx, rows);
  const items = rows.flatMap((row) => {
    const figures = known.get(row.id);
    return figures ? [presentListed(row, figures)] : [];
  });
  return { items, nextCursor, total: null };
}

/** An indicator of the index with its figures. */
export function presentListed(
  one: Pick<Indicator, 'type' | 'value'>,
  figures: KnownIndicator,
): ListedIndicator {
  return { ...presentIndicator(one, figures), known: presentKnown(figures) };
}

/** A number, an address or an account that nobody confirmed may be a person's own: it answers who asks for it by value. */
export const MAY_BE_LISTED = or(
  notInArray(indicator.type, [...PERSONAL_INDICATOR_TYPES]),
  eq(indicator.state, 'confirmed'),
);

function fits({ type, state, decided }: IndicatorFilters): SQL | undefined {
  return and(
    MAY_BE_LISTED,
    type && eq(indicator.type, type),
    state && eq(indicator.state, state),
    decided && (decided === 'yes' ? isNotNull(indicator.decision) : isNull(indicator.decision)),
  );
}
