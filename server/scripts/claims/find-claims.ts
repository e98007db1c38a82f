import { type WrittenSentence, writtenSentences } from './written-sentences.ts';

/** A sentence that claims something, and the file that says it. */
export interface FoundClaim extends WrittenSentence {
  path: string;
}

/** Words by which a sentence claims more than that something was seen or counted. */
const CLAIM =
  /\b(?:anchored|verified|confirmed|compromised|prove[sdn]?|guaranteed?|certain(?:ly)?|definitely|alerted|notified|informed|protected|prevented|recovered|held back|arrested|successful(?:ly)?|always|never|every|everybody|everyone|all (?:victims|reports|banks|evidence)|police|law enforcement|court|admissible|immutable|tamper\w*|unforgeable|legally|in real time)\b|\b100 ?%/iu;

/**
 * Where such words are no sentence of ours: stories and messages of the demo, reference content that names its sources,
 * lists of words and patterns that texts are searched for, and descriptions of calls for programmers.
 */
const NOT_OURS =
  /\.test\.tsx?$|\/testing\/|\/testdata\/|^server\/src\/(?:db|demo)\/|^shared\/src\/catalogue\/kinds\/|^shared\/src\/privacy\/[\w-]*(?:words|vocabulary)|-rules\.ts$|(?:^|\/|-)contract\.ts$|\/enrichment\//u;

/** Several words, or one that begins like a title: a state's or a figure's name. Keys of the program have neither. */
const SENTENCE = /\S \S|^\p{Lu}\p{Ll}/u;

/** The sentences of a source file that need a row to prove them. */
export function findClaims(path: string, source: string): FoundClaim[] {
  if (NOT_OURS.test(path)) return [];
  return writtenSentences(path, source)
    .filter(({ text }) => SENTENCE.test(text) && CLAIM.test(text))
    .map((sentence) => ({ ...sentence, path }));
}
