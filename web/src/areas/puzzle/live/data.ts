import type { ContributionType } from '@fap/shared/puzzle/constants.ts';
import { puzzleContract } from '@fap/shared/puzzle/contract.ts';
import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';
import { createSendQueue } from '../../../platform/send-queue.ts';

/** A cluster's puzzle, kept current by the facts of its topic. */
export const puzzleResource = read(puzzleContract.get);

/** All pieces of a layer, newest first; the puzzle itself contains only the newest 50 of each. */
export const layerPieces = pages(puzzleContract.contributions, {
  itemsOf: (pieces) => pieces,
  idOf: ({ id }) => id,
  // More than the 50 in the puzzle, so that already the first page has older ones.
  sizes: { first: 100, further: 100 },
});

/** The moments of a puzzle's board and notes, newest first. */
export const puzzleHistory = pages(puzzleContract.history, {
  itemsOf: ({ moments }) => moments,
  idOf: ({ updateId }) => updateId,
  next: { parameter: 'before', of: ({ next }) => next },
});
/** Board and notes of a version; a version never changes. */
export const versionResource = read(puzzleContract.version);

export interface NewPiece {
  clusterId: string;
  layer: number;
  content: string;
  type: ContributionType;
  confidence: number;
  /** The exhibit a piece of this kind is about. */
  evidenceId?: string;
  /** Accounts that the text mentions. */
  mentions?: string[];
}

export interface PieceAccepted {
  contribution: Contribution;
  layer: PuzzleLayer;
  completionRate: number;
  reward: { credits: number; xp: number };
}

/** Queue of pieces to send; while offline they wait in it. */
export const pieceQueue = createSendQueue<NewPiece, PieceAccepted>(
  'puzzle-pieces',
  puzzleContract.contribute,
);
