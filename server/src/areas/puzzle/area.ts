import { claimsContract } from '@fap/shared/puzzle/claims-contract.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import { puzzleFacts } from '@fap/shared/puzzle/events.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { HistoryPorts } from './history/history-ports.ts';
import { puzzleJobs } from './jobs.ts';
import { puzzleInlineReactions } from './reactions.ts';
import { bindPuzzleRoutes } from './routes.ts';
import { puzzleTopicRule } from './topics.ts';

/** The puzzle: fourteen layers of a cluster, solved together live. */
export const puzzle = defineArea<{ history: HistoryPorts }>({
  name: 'puzzle',
  contracts: [puzzleContract, claimsContract],
  routes: (app, { history }) => bindPuzzleRoutes(app, history),
  topics: () => [puzzleTopicRule],
  facts: [puzzleFacts.layer],
  inline: puzzleInlineReactions,
  jobs: () => puzzleJobs,
});
