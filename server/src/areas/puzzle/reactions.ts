import { defineReaction } from '../../platform/bus/reactions.ts';
import { prefillPuzzle } from './prefill-puzzle.ts';

/** What the puzzle does when something happened elsewhere. */
export const puzzleReactions = [
  defineReaction({
    name: 'puzzle.prefill-layers',
    on: 'cluster.report.submitted',
    // A report that joins adds its weight to the cluster; its pieces are for agents to compare and contribute.
    run: async (tx, { reportId, joined }) => {
      if (!joined) await prefillPuzzle(tx, reportId);
    },
  }),
];
