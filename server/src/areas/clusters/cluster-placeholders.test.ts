import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { clusterPlaceholder } from '../../db/schema/clusters.ts';
import { pollUntil } from '../../platform/runtime/poll-until.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { makeCluster } from '../../testing/factories.ts';
import { createWorld } from '../../testing/world.ts';
import { withPlaceholders } from './cluster-placeholders.ts';
import { lockClusters } from './lock-path-to-root.ts';

const WAIT_LIMIT_MS = 10_000;

test('concurrent writers of placeholders wait for each other, and both get their own number', async () => {
  const world = await createWorld();
  const { clusterId } = await makeCluster(world);
  const name = (value: string) =>
    transact(world.ctx, 'platform', async (tx) => {
      await recordAudit(tx, { action: 'test.told', entityType: 'cluster', entityId: clusterId });
      return withPlaceholders(tx, clusterId, (placeholders) => placeholders.nameOf('PHONE', value));
    });
  const told: Promise<string>[] = [];
  const holding = transact(world.ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.held', entityType: 'cluster', entityId: clusterId });
    await lockClusters(tx, [clusterId], 'update');
    told.push(name('+12025550143'));
    // Two writers of which none waits are no race.
    expect(await pollUntil(countWaiting, (waiting) => waiting > 0, WAIT_LIMIT_MS)).toBeGreaterThan(0);
    return withPlaceholders(tx, clusterId, (placeholders) => placeholders.nameOf('PHONE', '+12025550177'));
  });
  const countWaiting = async () => {
    const [row] = await world.db.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return row?.waiting ?? 0;
  };
  const names = [await holding, ...(await Promise.all(told))];
  expect(new Set(names).size).toBe(2);
  const kept = await world.db
    .select()
    .from(clusterPlaceholder)
    .where(eq(clusterPlaceholder.clusterId, clusterId));
  expect(kept.filter(({ kind }) => kind === 'PHONE')).toHaveLength(2);
});
