import { beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/write/context.ts';
import { actAsNew, makeCluster, type TestCluster } from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { listChanges } from './list-changes.ts';
import { mergeClusters } from './merge-clusters.ts';
import { splitCluster } from './split-cluster.ts';

let world: World;
let analyst: Ctx;
let member: Ctx;
let own: TestCluster;
let into: TestCluster;
let reason: string;
beforeAll(async () => {
  world = await createWorld();
  analyst = await actAsNew(world, 'analyst');
  member = await actAsNew(world);
  [own, into] = [await makeCluster(world), await makeCluster(world)];
  // Somebody in a third cluster, which is merged into the first one by then.
  const third = await makeCluster(world);
  await mergeClusters(analyst, {
    clusterId: third.clusterId,
    intoClusterId: own.clusterId,
    reason: 'The same desk',
  });
  world.clock.advanceMinutes(1);
  reason =
    `${own.reporter.displayName} and ${third.reporter.displayName} wrote to ${into.reporter.displayName} from ` +
    `maya.private@hush-mail.example, and +1 415 555 2671 called both`;
  await mergeClusters(analyst, { clusterId: own.clusterId, intoClusterId: into.clusterId, reason });
});

const newestReason = async (ctx: Ctx, clusterId: string) =>
  (await listChanges(ctx, { clusterId, limit: 50 })).items[0]?.reason ?? '';

describe('the reason of a merge', () => {
  test('is shown unchanged to those who may merge', async () => {
    expect(await newestReason(analyst, into.clusterId)).toBe(reason);
  });

  test('is read by nobody else, from either side, nor after a split', async () => {
    for (const { clusterId } of [into, own])
      expect((await listChanges(member, { clusterId, limit: 50 })).items[0]?.reason).toBeNull();
    world.clock.advanceMinutes(1);
    await splitCluster(analyst, {
      clusterId: own.clusterId,
      reason: `${member.actor.displayName} is elsewhere`,
    });
    const changes = (await listChanges(await actAsNew(world), { clusterId: into.clusterId, limit: 50 }))
      .items;
    expect(changes.map(({ reason: told }) => told)).toEqual(changes.map(() => null));
  });
});

test('the history comes in pages, each change once, the newest first', async () => {
  const first = await listChanges(analyst, { clusterId: into.clusterId, limit: 1 });
  expect(first.items).toHaveLength(1);
  expect(first.nextCursor).not.toBeNull();
  const seen = [...first.items];
  for (let cursor = first.nextCursor; cursor !== null; ) {
    const page = await listChanges(analyst, { clusterId: into.clusterId, limit: 1, cursor });
    seen.push(...page.items);
    cursor = page.nextCursor;
  }
  const { items: whole } = await listChanges(analyst, { clusterId: into.clusterId, limit: 50 });
  expect(seen).toEqual(whole);
  expect(first.total).toBe(whole.length);
  expect(whole.map(({ madeAt }) => madeAt)).toEqual(
    whole
      .map(({ madeAt }) => madeAt)
      .sort()
      .reverse(),
  );
});
