import { expect, test } from 'vitest';
import { makeCluster } from '../../testing/factories.ts';
import { createWorld } from '../../testing/world.ts';
import { getStake } from './get-stake.ts';

test('a cluster says how many people reported it, and that three of them name the same wallet, not which', async () => {
  const world = await createWorld();
  const wallet = '0x52908400098527886E0F7030069857D2E4169EE7';
  const report = () => makeCluster(world, { evidence: `I paid to ${wallet} as they said.` });
  const { clusterId } = await report();
  await report();
  await world.drain();
  expect(await getStake(world.ctx, clusterId)).toEqual({ people: 2, alike: null });
  expect((await report()).clusterId).toBe(clusterId);
  await world.drain();
  const stake = await getStake(world.ctx, clusterId);
  expect(stake).toEqual({ people: 3, alike: { type: 'eth', people: 3 } });
  expect(JSON.stringify(stake)).not.toContain(wallet);
});

test('of two that as many people name, the kind decides, whichever was named first and whatever their ids', async () => {
  for (const host of [
    'claim-portal.example',
    'safe-refund.example',
    'tax-office-pay.example',
    'gift-release.example',
  ]) {
    const world = await createWorld();
    const page = `https://${host}/login`;
    const report = () => makeCluster(world, { evidence: `They sent me to ${page} to pay the fee.` });
    const { clusterId } = await report();
    await report();
    await report();
    await world.drain();
    expect(await getStake(world.ctx, clusterId)).toEqual({
      people: 3,
      alike: { type: 'domain', people: 3 },
    });
  }
});

test('a cluster without reports has nobody', async () => {
  const world = await createWorld();
  expect(await getStake(world.ctx, 'CLUSTER-999-NON')).toEqual({ people: 0, alike: null });
});
