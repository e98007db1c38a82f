import { beforeEach, describe, expect, test } from 'vitest';
import { cluster } from '../../../db/schema/clusters.ts';
import { actAs, actAsNew, makeAccount, makeCluster, makePiece } from '../../../testing/factories.ts';
import { joinCluster, makeReported } from '../../../testing/make-nearly-solved.ts';
import { createWorld, type World } from '../../../testing/world.ts';
import { claimLayer } from '../../puzzle/claim-layer.ts';
import { listMissions } from './list-missions.ts';

let world: World;
beforeEach(async () => {
  world = await createWorld();
  // The tests of this file share a database, and missions are chosen from all of it.
  await world.db.update(cluster).set({ completionRate: 100 });
});

const placesOf = (missions: Awaited<ReturnType<typeof listMissions>>['missions']) =>
  missions.map(({ clusterId, layer }) => `${clusterId} ${layer}`);

describe('missions', () => {
  test('are missing layers, the critical ones of the most urgent cluster first, two of each cluster', async () => {
    const urgent = await makeReported(world, 7, { amountInvolved: '$90,000' });
    const { clusterId: quiet } = await makeCluster(world, { amountInvolved: '$10' });
    const { missions } = await listMissions(await actAsNew(world));
    expect(missions.map(({ clusterId }) => clusterId)).toEqual([urgent, urgent, quiet, quiet]);
    expect(missions[0]).toMatchObject({ priority: 'critical', isCriticalPath: true });
    expect(missions[2]?.isCriticalPath).toBe(true);
  });

  test('a layer with a piece is none any more, and one layer fewer is missing', async () => {
    const { clusterId } = await makeCluster(world);
    const ctx = await actAsNew(world);
    const [first] = (await listMissions(ctx)).missions;
    if (!first) throw new Error('no mission');
    await makePiece(world, clusterId, first.layer);
    const after = (await listMissions(ctx)).missions;
    expect(placesOf(after)).not.toContain(`${clusterId} ${first.layer}`);
    expect(after[0]?.missing).toBe(first.missing - 1);
  });

  test('where somebody else is at work is listed later, but not for themselves', async () => {
    const { clusterId } = await makeCluster(world);
    const [worker, reader] = [await makeAccount(world), await actAsNew(world)];
    const [first] = (await listMissions(reader)).missions;
    if (!first) throw new Error('no mission');
    await claimLayer(actAs(world, worker), { clusterId, layer: first.layer });
    const others = (await listMissions(reader)).missions;
    expect(placesOf(others)[0]).not.toBe(`${clusterId} ${first.layer}`);
    expect((await listMissions(actAs(world, worker))).missions[0]).toMatchObject({
      layer: first.layer,
      isClaimed: false,
    });
  });

  test('no more than six, of no more than the clusters there are', async () => {
    for (let count = 0; count < 5; count += 1) {
      const { submission } = await makeCluster(world);
      await joinCluster(world, submission);
    }
    const { missions, team } = await listMissions(await actAsNew(world));
    expect(missions).toHaveLength(6);
    expect(new Set(placesOf(missions)).size).toBe(6);
    expect(team).toBeNull();
  });
});
