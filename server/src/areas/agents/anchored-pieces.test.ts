import { and, eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { rewardEntry } from '../../db/schema/agents.ts';
import { anchorNow } from '../../testing/anchor-now.ts';
import {
  actAs,
  makeAccount,
  makeCluster,
  makeWaitingItem,
  type TestAccount,
} from '../../testing/factories.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { contributePiece } from '../puzzle/contribute-piece.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

async function bring(evidenceId: string, clusterId: string): Promise<TestAccount> {
  const agent = await makeAccount(world);
  world.clock.advanceSeconds(1);
  const piece = {
    clusterId,
    layer: 2,
    content: world.name('See exhibit'),
    type: 'evidence',
    confidence: 70,
  } as const;
  await contributePiece(actAs(world, agent), { ...piece, evidenceId });
  return agent;
}
const rewardsOf = async ({ id }: TestAccount) =>
  (
    await world.db
      .select({ credits: rewardEntry.credits })
      .from(rewardEntry)
      .where(and(eq(rewardEntry.accountId, id), eq(rewardEntry.reason, 'evidence-anchored')))
  ).map(({ credits }) => credits);

test('only the first to cite an evidence item is rewarded when it is anchored', async () => {
  const { clusterId } = await makeCluster(world);
  const item = await makeWaitingItem(world, clusterId);
  const first = await bring(item, clusterId);
  const second = await bring(item, clusterId);
  await world.drain();
  expect(await rewardsOf(first)).toEqual([]);
  await anchorNow(world);
  expect(await rewardsOf(first)).toEqual([100]);
  expect(await rewardsOf(second)).toEqual([]);
  const third = await bring(item, clusterId);
  await world.drain();
  expect(await rewardsOf(third)).toEqual([]);
});

test('an evidence item that is already anchored is rewarded when it is cited', async () => {
  const { clusterId, reporter } = await makeCluster(world);
  const item = await makeWaitingItem(world, clusterId);
  await anchorNow(world);
  const agent = await bring(item, clusterId);
  await world.drain();
  expect(await rewardsOf(agent)).toEqual([100]);
  expect(await rewardsOf(reporter)).toEqual([]);
});
