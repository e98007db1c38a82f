import { HARD_INDICATOR_TYPES, type Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { sql } from 'drizzle-orm';
import type { TxCtx } from '../../platform/write/context.ts';

/** Race: concurrent reports that name the same party are serialised, so that they cannot found two clusters. */
export async function lockSharedIndicators(
  tx: TxCtx,
  indicators: readonly Indicator[],
  ownKey: string | null = null,
): Promise<void> {
  const hard = indicators.flatMap(({ type, value }) =>
    HARD_INDICATOR_TYPES.includes(type) ? [`${type} ${value}`] : [],
  );
  const keys = [...new Set([...hard, ...(ownKey === null ? [] : [ownKey])])];
  if (keys.length === 0) return;
  await tx.db.execute(sql`
    select pg_advisory_xact_lock(key)
    from (select distinct hashtextextended(name, 0) as key from unnest(${sql.param(keys)}::text[]) as name order by key) as keys`);
}
