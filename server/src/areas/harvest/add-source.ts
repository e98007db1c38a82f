import type { HarvestSource, NewSource } from '@fap/shared/harvest/entities.ts';
import { sourceIdOf } from '@fap/shared/harvest/sources.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNotNull, isNull, max } from 'drizzle-orm';
import { harvestSource } from '../../db/schema/harvest.ts';
import type { OutgoingReach } from '../../platform/fetch/outgoing-reach.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { toStoredUrl } from './own-address.ts';
import { getSource } from './queries.ts';

/** Adds a source, or brings a removed one of this name back with a new address. Throws CONFLICT when one has its name. */
export async function addSource(ctx: Ctx, source: NewSource, reach: OutgoingReach): Promise<HarvestSource> {
  const id = sourceIdOf(source.name);
  const url = toStoredUrl(source.url, reach);
  await transact(ctx, 'admin.access', async (tx) => {
    const [last] = await tx.db.select({ position: max(harvestSource.position) }).from(harvestSource);
    const now = tx.clock.now();
    const values = { ...source, url, active: true, origin: 'added' as const };
    const [added] = await tx.db
      .insert(harvestSource)
      .values({
        ...values,
        id,
        configuredUrl: url,
        position: (last?.position ?? 0) + 1,
        createdAt: now,
      })
      .onConflictDoUpdate({
        target: harvestSource.id,
        // What the old address said of its document does not apply to the new one.
        set: { ...values, etag: null, lastModified: null, state: null, retiredAt: null, removedAt: null },
        setWhere: isNotNull(harvestSource.retiredAt),
      })
      .returning({ id: harvestSource.id });
    if (!added) {
      const message = t`There is a source of this name already`;
      throw new AppError('CONFLICT', { message });
    }
    await recordAudit(tx, {
      action: 'harvest.source-added',
      entityType: 'harvest-source',
      entityId: id,
      after: values,
    });
  });
  return getSource(ctx, id, reach);
}

/** Removes a source: it is fetched no more, and no start brings it back; what it published stays. Throws NOT_FOUND. */
export async function removeSource(ctx: Ctx, id: string): Promise<void> {
  await transact(ctx, 'admin.access', async (tx) => {
    const now = tx.clock.now();
    const [removed] = await tx.db
      .update(harvestSource)
      .set({ retiredAt: now, removedAt: now })
      .where(and(eq(harvestSource.id, id), isNull(harvestSource.retiredAt)))
      .returning({ name: harvestSource.name, url: harvestSource.url });
    if (!removed) throw new AppError('NOT_FOUND', { message: t`There is no such source` });
    await recordAudit(tx, {
      action: 'harvest.source-removed',
      entityType: 'harvest-source',
      entityId: id,
      before: removed,
    });
  });
}
