export { findMatches } from './find-matches.ts';
export { findSharedIdentifiers } from './find-shared-identifiers.ts';
export { findSimilarTexts } from './find-similar-texts.ts';
export { saveSketches } from './save-sketches.ts';
export type { StoredMatch } from './stored-match.ts';
