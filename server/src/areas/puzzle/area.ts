import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { HistoryPorts } from './history/history-ports.ts';
import { puzzleJobs } from './jobs.ts';
import { puzzleInlineReactions } from './reactions.ts';
import { bindPuzzleRoutes } from './routes.ts';
import { puzzleTopicRule } from './topics.ts';

/** Fourteen layers of a cluster that many solve together. */
export const puzzle = defineArea<{ history: HistoryPorts }>({
  name: 'puzzle',
  contracts: [puzzleContract],
  routes: (app, { history }) => bindPuzzleRoutes(app, history),
  topics: () => [puzzleTopicRule],
  inline: puzzleInlineReactions,
  jobs: () => puzzleJobs,
});
