import { defineInlineReaction } from '../../platform/bus/reactions.ts';
import { prefillPuzzle } from './prefill-puzzle.ts';

/** A new cluster and the layers its report proves are one fact: they are committed together. */
export const puzzleInlineReactions = [
  defineInlineReaction({
    name: 'puzzle.prefill-layers',
    on: 'cluster.report.submitted',
    // A report that joins adds its weight to the cluster; its pieces are for agents to compare and contribute.
    run: async (tx, { reportId, joined }) => {
      if (!joined) await prefillPuzzle(tx, reportId);
    },
  }),
  defineInlineReaction({
    name: 'puzzle.prefill-layers-of-taken-out',
    on: 'cluster.report.taken-out',
    run: (tx, { reportId }) => prefillPuzzle(tx, reportId),
  }),
];
