import type { HarvestSource, SourceChange } from '@fap/shared/harvest/entities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { harvestSource } from '../../db/schema/harvest.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { toStoredUrl } from './own-address.ts';
import { getSource } from './queries.ts';

/** Changes a source's address, tier, or whether it is active. Throws NOT_FOUND. */
export async function changeSource(
  ctx: Ctx,
  id: string,
  { url, ...change }: SourceChange,
  reach: OutgoingReach,
): Promise<HarvestSource> {
  await transact(ctx, 'admin.access', async (tx) => {
    const [before] = await tx.db
      .select()
      .from(harvestSource)
      .where(and(eq(harvestSource.id, id), isNull(harvestSource.retiredAt)))
      .for('update');
    if (!before) throw new AppError('NOT_FOUND', { message: t`There is no such source` });
    const stored = url === undefined ? before.url : toStoredUrl(url, reach);
    // The state of the old address does not apply to the new one.
    const forgotten = stored === before.url ? {} : { etag: null, lastModified: null };
    const set = { ...definedOf(change), url: stored, ...forgotten };
    await tx.db.update(harvestSource).set(set).where(eq(harvestSource.id, id));
    const { active, tier } = before;
    await recordAudit(tx, {
      action: 'harvest.source-changed',
      entityType: 'harvest-source',
      entityId: id,
      before: { url: before.url, active, tier },
      after: set,
    });
  });
  return getSource(ctx, id, reach);
}

const definedOf = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;
