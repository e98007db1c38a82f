import { indicatorContract } from '@fap/shared/indicators/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { makeCluster } from '../../../testing/factories.ts';
import type { World } from '../../../testing/world.ts';
import { indicatorId } from '../indicator-id.ts';

async function reportedSite(world: World): Promise<string> {
  const { submission } = await makeCluster(world);
  return new URL(submission.evidence.split(' ').at(-1) ?? '').hostname;
}
const paramsOf = async (world: World) => ({
  id: indicatorId({ type: 'domain', value: await reportedSite(world) }),
});

/** A valid request for each call of this area. */
export const examples = examplesOf(indicatorContract, {
  lookUp: () => ({
    json: { values: ['hxxps://www[.]named.example/pay'] },
    status: 200,
  }),
  decide: async ({ world }) => {
    const value = await reportedSite(world);
    const json = { type: 'domain', value, decision: 'confirmed', note: 'Seen in the chat log' };
    return { json, status: 200 };
  },
  list: () => ({ status: 200 }),
  exportStix: () => ({ status: 200 }),
  get: async ({ world }) => ({ params: await paramsOf(world), status: 200 }),
  seenIn: async ({ world }) => ({ params: await paramsOf(world), status: 200 }),
});
