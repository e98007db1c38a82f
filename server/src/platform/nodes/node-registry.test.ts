import { beforeAll, describe, expect, it } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { getInstallationId, listNodes, startHeartbeat } from './node-registry.ts';

describe('the nodes of an installation', () => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld();
  });
  const readings = async () => ({ sockets: 3, collabConnections: 2, collabRooms: 1, queueDepth: 4 });
  const start = (id: string, name: string) =>
    startHeartbeat(world.ctx, { id, name, services: ['web'] }, readings);
  const states = async () => (await listNodes(world.ctx)).map(({ name, state }) => `${name} ${state}`);

  it('are active, late after two missed beats, and forgotten after ten minutes', async () => {
    const node = await start('a', 'alpha');
    expect(await listNodes(world.ctx)).toMatchObject([
      { name: 'alpha', state: 'active', queueDepth: 4, sockets: 3, services: ['web'] },
    ]);
    world.clock.advanceSeconds(10);
    expect(await states()).toEqual(['alpha active']);
    world.clock.advanceSeconds(2);
    expect(await states()).toEqual(['alpha late']);
    world.clock.advanceMinutes(11);
    expect(await states()).toEqual([]);
    await node.stop();
  });

  it('leave the list with a clean stop, and are distinct under one name', async () => {
    const nodes = [await start('one', 'host'), await start('two', 'host')];
    expect(await states()).toEqual(['host active', 'host #2 active']);
    for (const node of nodes) await node.stop();
    expect(await states()).toEqual([]);
  });

  it('share one id for the installation', async () => {
    const ids = await Promise.all(Array.from({ length: 5 }, () => getInstallationId(world.ctx)));
    expect(new Set(ids).size).toBe(1);
  });
});
