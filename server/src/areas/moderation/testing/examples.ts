import { moderationContract } from '@fap/shared/moderation/contract.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { makePiece } from '../../../testing/factories.ts';

const madePiece = async ({ world, clusterId }: Scene, layer: number) => {
  const { contribution } = await makePiece(world, clusterId, layer);
  return { kind: 'piece', id: contribution.id };
};

/** A valid request for each call of this area. */
export const examples = examplesOf(moderationContract, {
  flag: async (scene) => ({
    json: { target: await madePiece(scene, 9), reason: 'abuse', words: 'It insults somebody' },
    status: 200,
  }),
  queue: () => ({ status: 200 }),
  decide: async (scene) => ({
    json: { target: await madePiece(scene, 10), decision: 'hide', reason: 'It insults somebody' },
    status: 200,
  }),
});
