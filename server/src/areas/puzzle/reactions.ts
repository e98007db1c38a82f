import { defineInlineReaction } from '../../platform/bus/reactions.ts';
import { prefillPuzzle } from './prefill-puzzle.ts';
import { retractPieces } from './retract-pieces.ts';

const WITHDRAWN = 'The report behind this piece was withdrawn.';
const CORRECTED = 'The report behind this piece was corrected.';

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
  defineInlineReaction({
    name: 'puzzle.retract-withdrawn',
    on: 'cluster.report.withdrawn',
    concerns: ({ isFounder }) => isFounder,
    run: (tx, { clusterId, reporterId }) =>
      retractPieces(tx, { clusterId, authorId: reporterId, content: WITHDRAWN }),
  }),
  defineInlineReaction({
    name: 'puzzle.prefill-layers-of-restored',
    on: 'cluster.report.restored',
    concerns: ({ isFounder }) => isFounder,
    run: (tx, { reportId }) => prefillPuzzle(tx, reportId),
  }),
  defineInlineReaction({
    name: 'puzzle.prefill-layers-of-corrected',
    on: 'cluster.report.corrected',
    concerns: ({ isFounder }) => isFounder,
    run: async (tx, { reportId, clusterId, reporterId }) => {
      await retractPieces(tx, { clusterId, authorId: reporterId, content: CORRECTED });
      await prefillPuzzle(tx, reportId);
    },
  }),
];
