import { asc, eq } from 'drizzle-orm';
import { ALL_SOURCES } from '../areas/harvest/request-harvest.ts';
import { harvestFetch, harvestRun, harvestSource } from '../db/schema/harvest.ts';
import type { Ctx } from '../platform/write/context.ts';
import { recordAudit, transact } from '../platform/write/transact.ts';

/** How many days before the installation there were harvests: weekly ones, and one that somebody asked for. */
const DAYS_AGO = [28, 21, 14, 7, 3];
const ASKED_FOR = 3;
/** Entries of a full harvest (specification, section 9). */
const ENTRIES = 45;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The sample source that refuses us, in the past as today. */
const REFUSING = 'chainabuse';

/** Seeds the demo's earlier harvests: sample rows of fetches, without any entry. */
export async function seedHarvests(ctx: Ctx): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    const sources = await tx.db
      .select({ id: harvestSource.id })
      .from(harvestSource)
      .where(eq(harvestSource.active, true))
      .orderBy(asc(harvestSource.position));
    if (sources.length === 0) return;
    const good = sources.filter(({ id }) => id !== REFUSING);
    const now = tx.clock.now().getTime();
    for (const daysAgo of DAYS_AGO) {
      const at = new Date(now - daysAgo * DAY_MS);
      const runId = tx.ids.next('harvest');
      await tx.db.insert(harvestRun).values({
        id: runId,
        status: 'completed',
        trigger: daysAgo === ASKED_FOR ? 'person' : 'schedule',
        target: ALL_SOURCES,
        attempt: 1,
        processed: ENTRIES,
        createdAt: at,
        endedAt: at,
      });
      await tx.db.insert(harvestFetch).values(
        sources.map(({ id }) => {
          const place = good.findIndex((source) => source.id === id);
          const entries = place === -1 ? 0 : shareOf(ENTRIES, good.length, place);
          return {
            runId,
            sourceId: id,
            status: place === -1 ? ('blocked' as const) : ('ok' as const),
            processed: entries,
            total: place === -1 ? null : entries,
            error: place === -1 ? 'Sample fetch of the demo data: it refused us' : null,
            endedAt: at,
          };
        }),
      );
    }
    await recordAudit(tx, { action: 'harvest.seeded', entityType: 'harvest-run', entityId: 'demo' });
  });
}

/** So many things over so many places, the first ones get one more. */
const shareOf = (all: number, places: number, place: number): number =>
  Math.floor(all / places) + (place < all % places ? 1 : 0);
