export { findMatches } from './find-matches.ts';
export { findSharedIndicators } from './find-shared-indicators.ts';
export { findSimilarTexts } from './find-similar-texts.ts';
export { saveSketches } from './save-sketches.ts';
export type { StoredMatch } from './stored-match.ts';
