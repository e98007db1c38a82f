import { commentsContract } from '@fap/shared/comments/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { commentReactions } from './reactions.ts';
import { bindCommentRoutes } from './routes.ts';

/** What people say about the parts of a puzzle, and what links between our own things lead to. */
export const comments = defineArea({
  name: 'comments',
  contracts: [commentsContract],
  routes: bindCommentRoutes,
  inline: commentReactions,
});
