import { shownAddress } from '@fap/shared/dossier/shown-address.ts';
import { MAX_COMPARED, type PartnerKind } from '@fap/shared/partners/constants.ts';
import { desc } from 'drizzle-orm';
import { indicator } from '../../../db/schema/indicators.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { mayBeGiven } from '../sharing/may-be-given.ts';

/** A value that takes part in a comparison, as both sides write it. */
export interface ComparedValue {
  indicatorId: string;
  text: string;
}

/** What partners of a kind may be given now, the last seen first, at most as many as are compared; of links what names nobody. */
export async function listComparedValues(ctx: Ctx, kind: PartnerKind): Promise<ComparedValue[]> {
  const rows = await ctx.db
    .select({
      id: indicator.id,
      type: indicator.type,
      value: indicator.value,
      reports: indicator.reporters,
    })
    .from(indicator)
    .where(mayBeGiven(ctx.db, kind))
    .orderBy(desc(indicator.lastSeenAt), desc(indicator.id))
    .limit(MAX_COMPARED);
  return rows.map(({ id, ...one }) => ({ indicatorId: id, text: `${one.type} ${shownAddress(one)}` }));
}
