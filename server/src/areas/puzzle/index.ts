export { BOARD_LAYOUT } from './board-layout.ts';
export { contributePiece } from './contribute-piece.ts';
export { eraseOwnPieces, releaseOwnClaims } from './erase-own-work.ts';
export { forgetOnBoards } from './forget-on-boards.ts';
export { createHistoryPorts, type HistoryPorts } from './history/history-ports.ts';
export { pledgeZeroTouch } from './pledge-zero-touch.ts';
export { reviewContribution } from './review-contribution.ts';
export { clusterOfPuzzle } from './topics.ts';
