import { commentsContract } from '@fap/shared/comments/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { HistoryPorts } from '../puzzle/index.ts';
import { commentReactions } from './reactions.ts';
import { bindCommentRoutes } from './routes.ts';

/** What people say about the parts of a puzzle, and what links between our own things lead to. */
export const comments = defineArea<{ history: HistoryPorts }>({
  name: 'comments',
  contracts: [commentsContract],
  routes: (app, { history }) => bindCommentRoutes(app, history),
  inline: commentReactions,
});
