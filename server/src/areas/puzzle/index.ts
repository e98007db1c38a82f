export { contributePiece } from './contribute-piece.ts';
export { reviewContribution } from './review-contribution.ts';
export { takePledge } from './take-pledge.ts';
