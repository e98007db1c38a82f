import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** Throws INVALID unless an exhibit belongs to the cluster: others must be able to look at what somebody cites. */
export async function checkExhibit(ctx: Ctx, clusterId: string, evidenceId: string): Promise<void> {
  const [item] = await ctx.db
    .select({ clusterId: evidenceItem.clusterId, isWithdrawn: evidenceItem.isWithdrawn })
    .from(evidenceItem)
    .where(eq(evidenceItem.id, evidenceId));
  if (item?.clusterId !== clusterId || item.isWithdrawn)
    throw invalidExhibit(t`There is no such exhibit in this cluster`);
}

/** The error of the field for an exhibit. */
export const invalidExhibit = (message: string): AppError =>
  new AppError('INVALID', { message, issues: [{ path: 'evidenceId', message }] });
