import { commentsContract } from '@fap/shared/comments/contract.ts';
import { examplesOf, type Scene } from '../../../testing/examples-of.ts';
import { actAs } from '../../../testing/factories.ts';
import { writeComment } from '../write-comment.ts';

const said = ({ world, clusterId }: Scene) => ({
  clusterId,
  target: { kind: 'layer' as const, id: '3' },
  text: `A word about ${world.name('layer')}`,
});
const own = async (scene: Scene) => {
  const { comment } = await writeComment(actAs(scene.world, scene.member), said(scene));
  return { params: { id: comment.id }, status: 200 };
};
const reaction = async (scene: Scene) => {
  const { params, status } = await own(scene);
  return { params: { ...params, reaction: 'helpful' }, status };
};

/** A valid request for each call of this area. */
export const examples = examplesOf(commentsContract, {
  list: ({ clusterId }) => ({ params: { clusterId }, query: { kind: 'notes', id: 'notes' }, status: 200 }),
  counts: ({ clusterId }) => ({ params: { clusterId }, status: 200 }),
  get: own,
  write: (scene) => ({ json: said(scene), status: 201 }),
  edit: async (scene) => ({ ...(await own(scene)), json: { text: 'Better words' } }),
  remove: own,
  resolve: own,
  reopen: own,
  react: reaction,
  unreact: reaction,
  unfurl: ({ clusterId }) => ({ query: { link: `/puzzle/${clusterId}` }, status: 200 }),
});
