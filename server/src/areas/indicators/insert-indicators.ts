import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { indicator } from '../../db/schema/indicators.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { partsOf } from './parts-of.ts';

/** Inserts the indicators that are missing, sorted by id. */
export async function insertIndicators(
  tx: TxCtx,
  ids: readonly string[],
  named: ReadonlyMap<string, Pick<Indicator, 'type' | 'value'>>,
): Promise<void> {
  const now = tx.clock.now();
  const rows = ids.flatMap((id) => {
    const found = named.get(id);
    return found ? [{ id, type: found.type, value: found.value, firstSeenAt: now, lastSeenAt: now }] : [];
  });
  for (const part of partsOf(rows)) await tx.db.insert(indicator).values(part).onConflictDoNothing();
}
