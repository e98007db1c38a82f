import type { SourceDefinition } from '@fap/shared/harvest/sources.ts';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { harvestSource } from '../../db/schema/harvest.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';

/** A source of the configuration, with whether it is active when it is new. */
export interface ConfiguredSource extends SourceDefinition {
  active: boolean;
}

/**
 * Syncs the sources with the configuration: adds new ones, retires missing ones, keeps what an admin changed, added and removed. Safe to run
 * concurrently.
 */
export async function syncSources(ctx: Ctx, sources: readonly ConfiguredSource[]): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const now = tx.clock.now();
    const isMoved = sql`${harvestSource.configuredUrl} <> excluded.configured_url`;
    const ids = sources.map(({ id }) => id);
    const added = await tx.db
      .insert(harvestSource)
      .values(
        sources.map((source, position) => ({
          ...source,
          configuredUrl: source.url,
          position,
          createdAt: now,
        })),
      )
      .onConflictDoUpdate({
        target: harvestSource.id,
        set: {
          position: sql`excluded.position`,
          format: sql`excluded.format`,
          configuredUrl: sql`excluded.configured_url`,
          // A new address in the configuration wins; otherwise an admin's stays.
          url: sql`case when ${isMoved} then excluded.url else ${harvestSource.url} end`,
          etag: sql`case when ${isMoved} then null else ${harvestSource.etag} end`,
          lastModified: sql`case when ${isMoved} then null else ${harvestSource.lastModified} end`,
          // What an admin removed stays away; what the configuration named again comes back.
          retiredAt: sql`case when ${harvestSource.removedAt} is null then null else ${harvestSource.retiredAt} end`,
        },
      })
      .returning({ id: harvestSource.id });
    const retired = await tx.db
      .update(harvestSource)
      .set({ retiredAt: now })
      .where(
        and(
          notInArray(harvestSource.id, ids),
          eq(harvestSource.origin, 'configured'),
          isNull(harvestSource.retiredAt),
        ),
      )
      .returning({ id: harvestSource.id });
    await recordAudit(tx, {
      action: 'harvest.sources-configured',
      entityType: 'harvest-source',
      entityId: 'all',
      after: { kept: added.map(({ id }) => id), retired: retired.map(({ id }) => id) },
    });
  });
}
