import { type Range, startOf } from '@fap/shared/dashboard/ranges.ts';
import type { FigureKey, FigureRow } from '@fap/shared/dashboard/stats.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { publicFigure } from '@fap/shared/privacy/public-figures.ts';
import { and, desc, type SQL } from 'drizzle-orm';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { concernsReader } from '../../elder/index.ts';
import { COUNTED, isCounted } from './figures.ts';
import { countWithin } from './get-stats.ts';
import { loadRows } from './load-rows.ts';

export interface ListFigureRowsInput extends PageRequest {
  range: Range;
  figure: FigureKey;
}

/** A page of the rows that a figure counts, newest first; the total is the figure. Of Elder Shield only the reader's own. */
export async function listFigureRows(
  ctx: Ctx,
  { range, figure, limit, cursor }: ListFigureRowsInput,
): Promise<ListPage<FigureRow>> {
  const counted = COUNTED[figure];
  const until = ctx.clock.now();
  const since = startOf(range, until);
  const [found, count] = await Promise.all([
    ctx.db
      .select({ id: counted.id, at: counted.at })
      .from(counted.table)
      .where(
        and(
          isCounted(ctx, counted, since, until),
          maySeeRow(ctx, figure),
          olderThan(cursor, counted.at, counted.id),
        ),
      )
      .orderBy(desc(counted.at), desc(counted.id))
      .limit(limit + 1) as Promise<{ id: string; at: Date }[]>,
    countWithin(ctx, figure, since, until),
  ]);
  const { rows, nextCursor } = cutPage(found, limit, ({ at, id }) => [at, id]);
  const loaded = await loadRows(
    ctx,
    figure,
    rows.map(({ id }) => id),
  );
  const items = rows.flatMap(({ id, at }) => {
    const row = loaded.get(id);
    return row ? [{ ...row, at: at.toISOString() }] : [];
  });
  const total = figure === 'elderProtectionAlerts' ? (publicFigure(count) ?? 0) : count;
  return { items, nextCursor, total };
}

/** Who an alert of Elder Shield was raised for is known to them and to who protects them. */
const maySeeRow = (ctx: Ctx, figure: FigureKey): SQL | undefined =>
  figure === 'elderProtectionAlerts' ? concernsReader(ctx) : undefined;
