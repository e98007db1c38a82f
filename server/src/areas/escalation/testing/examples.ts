import { escalationContract } from '@fap/shared/escalation/contract.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAsNew } from '../../../testing/factories.ts';
import { makeNearlySolved } from '../../../testing/make-nearly-solved.ts';
import { closeProposal } from '../close-proposal.ts';
import { getEscalation } from '../list-escalations.ts';

async function makeProposal({ world }: Scene): Promise<{ id: string; clusterId: string; sha256: string }> {
  const clusterId = await makeNearlySolved(world);
  const { proposal, summary } = await getEscalation(await actAsNew(world, 'analyst'), clusterId);
  if (!proposal || !summary) throw new Error('nothing was proposed');
  return { id: proposal.id, clusterId, sha256: summary.sha256 };
}

/** A valid request for each call of this area. */
export const examples = examplesOf(escalationContract, {
  list: () => ({ status: 200 }),
  overview: () => ({ status: 200 }),
  subscribe: () => ({ json: { isOn: true }, status: 200 }),
  propose: async (scene) => {
    const { id, clusterId } = await makeProposal(scene);
    const analyst = await actAsNew(scene.world, 'analyst');
    await closeProposal(analyst, id, { state: 'rejected', reason: 'Not yet' });
    return { json: { clusterId }, status: 201 };
  },
  approve: async (scene) => {
    const { id, sha256 } = await makeProposal(scene);
    return { params: { id }, json: { sha256 }, status: 200 };
  },
  reject: async (scene) => {
    const { id } = await makeProposal(scene);
    return { params: { id }, json: { reason: 'It would warn them' }, status: 200 };
  },
  withdraw: async (scene) => {
    const { id } = await makeProposal(scene);
    return { params: { id }, json: { reason: 'It would warn them' }, status: 200 };
  },
});
