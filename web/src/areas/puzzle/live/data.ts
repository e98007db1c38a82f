import type { ContributionType } from '@fap/shared/puzzle/constants.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';
import { createSendQueue } from '../../../platform/send-queue.ts';

/** A cluster's puzzle as the server said it, kept current by the facts of its topic. */
export const puzzleResource = read(puzzleContract.get);

/** All pieces of a layer, newest first: the puzzle itself brings the newest of each. */
export const layerPieces = pages(puzzleContract.contributions, {
  itemsOf: (pieces) => pieces,
  idOf: ({ id }) => id,
  // The puzzle has brought the newest 50 of them: the first page goes beyond.
  sizes: { first: 100, further: 100 },
});

/** The moments of a puzzle's board and notes, newest first. */
export const puzzleHistory = pages(puzzleContract.history, {
  itemsOf: ({ moments }) => moments,
  idOf: ({ updateId }) => updateId,
  next: { parameter: 'before', of: ({ next }) => next },
});
/** Board and notes as they were; a past version never changes. */
export const versionResource = read(puzzleContract.version);

export interface NewPiece {
  clusterId: string;
  layer: number;
  content: string;
  type: ContributionType;
  confidence: number;
}

export interface PieceAccepted {
  contribution: Contribution;
  layer: PuzzleLayer;
  completionRate: number;
  reward: { credits: number; xp: number };
}

/** Pieces on their way to the server; without a connection they wait here. */
export const pieceQueue = createSendQueue<NewPiece, PieceAccepted>(
  'puzzle-pieces',
  puzzleContract.contribute,
);
