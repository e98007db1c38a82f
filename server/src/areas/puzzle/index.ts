export { BOARD_LAYOUT } from './board-layout.ts';
export { contributePiece } from './contribute-piece.ts';
export { createHistoryPorts } from './history/history-ports.ts';
export { reviewContribution } from './review-contribution.ts';
export { takePledge } from './take-pledge.ts';
export { clusterOfPuzzle } from './topics.ts';
