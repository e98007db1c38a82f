import { findWrittenSentences, type WrittenSentence } from './written-sentences.ts';

/** A sentence that claims something, and its file. */
export interface FoundClaim extends WrittenSentence {
  path: string;
}

/** Words with which a sentence claims more than an observation or a count. */
const CLAIM =
  /\b(?:anchored|verified|confirmed|compromised|prove[sdn]?|guaranteed?|certain(?:ly)?|definitely|alerted|notified|informed|protected|prevented|recovered|held back|arrested|successful(?:ly)?|always|never|every|everybody|everyone|all (?:victims|reports|banks|evidence)|police|law enforcement|court|admissible|immutable|tamper\w*|unforgeable|legally|in real time)\b|\b100 ?%/iu;

/**
 * Files in which such words are not claims of the product: texts of the demo, reference content that names its sources, lists of
 * search words and patterns, and descriptions of calls for programmers.
 */
const NOT_OURS =
  /\.test\.tsx?$|\/testing\/|\/testdata\/|^server\/src\/(?:db|demo)\/|^shared\/src\/(?:catalogue\/kinds|education\/(?:articles|flows\/texts))\/|^shared\/src\/privacy\/[\w-]*(?:words|vocabulary)|-rules\.ts$|(?:^|\/|-)contract\.ts$|\/enrichment\//u;

/** Several words, or one capitalised word, such as the name of a state or figure; keys in code are neither. */
const SENTENCE = /\S \S|^\p{Lu}\p{Ll}/u;

/** Finds the sentences of a source file that need a proof. */
export function findClaims(path: string, source: string): FoundClaim[] {
  if (NOT_OURS.test(path)) return [];
  return findWrittenSentences(path, source)
    .filter(({ text }) => SENTENCE.test(text) && CLAIM.test(text))
    .map((sentence) => ({ ...sentence, path }));
}
