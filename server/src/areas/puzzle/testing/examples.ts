import { claimsContract } from '@fap/shared/puzzle/claims-contract.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { Scene } from '../../../testing/examples-of.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { actAs, makeBoardUpdate, makePiece, type TestAccount } from '../../../testing/factories.ts';
import { claimLayer } from '../claim-layer.ts';
import { giveDraft } from '../drafts/give-draft.ts';
import { reviewContribution } from '../review-contribution.ts';

const piece = ({ world, clusterId }: Scene) => ({
  clusterId,
  content: `A fact called ${world.name('fact')}`,
});
const layerOf = ({ clusterId }: Scene, layer: number) => ({ clusterId, layer: String(layer) });
const claimed = async (scene: Scene, layer: number, holder: TestAccount) => {
  await claimLayer(actAs(scene.world, holder), { clusterId: scene.clusterId, layer });
  return { params: layerOf(scene, layer), status: 200 };
};
const version = async ({ world, clusterId, member }: Scene) => {
  const updateId = await makeBoardUpdate(world, { clusterId, author: member });
  return { params: { clusterId, updateId: String(updateId) }, status: 200 };
};

const ofPuzzle = examplesOf(puzzleContract, {
  get: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  contributions: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  contribute: (scene) => ({ json: { ...piece(scene), layer: 2 }, status: 201 }),
  submit: (scene) => ({ json: piece(scene), status: 201 }),
  review: async ({ world, clusterId }) => {
    const { contribution } = await makePiece(world, clusterId, 6);
    return { params: { id: contribution.id }, json: { verdict: 'confirm' }, status: 200 };
  },
  answer: async ({ world, clusterId, member, somebodyElse }) => {
    const { contribution } = await makePiece(world, clusterId, 9, member);
    const reviewed = await reviewContribution(actAs(world, somebodyElse), {
      contributionId: contribution.id,
      verdict: 'dispute',
      note: 'The source says otherwise',
    });
    const [review] = reviewed.contribution.reviews;
    return { params: { id: review?.id ?? '' }, json: { text: 'Please see the second page' }, status: 200 };
  },
  waiting: () => ({ status: 200 }),
  edit: async ({ world, clusterId, member }) => {
    const { contribution } = await makePiece(world, clusterId, 7, member);
    return { params: { id: contribution.id }, json: { content: 'Better words' }, status: 200 };
  },
  withdraw: async ({ world, clusterId, member }) => {
    const { contribution } = await makePiece(world, clusterId, 8, member);
    return { params: { id: contribution.id }, status: 200 };
  },
  similar: (scene) => ({ json: piece(scene), status: 200 }),
  history: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  version: version,
  restore: version,
  authors: ({ clusterId }) => ({
    params: { clusterId },
    status: 200,
  }),
  resetBoard: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  pledge: () => ({ status: 200 }),
});

const ofClaims = examplesOf(claimsContract, {
  claim: (scene) => ({ params: layerOf(scene, 3), status: 200 }),
  releaseClaim: (scene) => claimed(scene, 4, scene.member),
  requestTakeover: (scene) => claimed(scene, 5, scene.somebodyElse),
  giveDraft: async (scene) => ({
    ...(await claimed(scene, 10, scene.somebodyElse)),
    json: { toId: scene.somebodyElse.id, content: 'The domain was registered in May' },
  }),
  drafts: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  dropDraft: async (scene) => {
    await claimed(scene, 11, scene.somebodyElse);
    const { id } = await giveDraft(actAs(scene.world, scene.member), {
      clusterId: scene.clusterId,
      layer: 11,
      toId: scene.somebodyElse.id,
      content: 'An unsent text',
    });
    return { params: { id }, status: 200 };
  },
});

/** A valid request for each call of this area. */
export const examples = { ...ofPuzzle, ...ofClaims };
