import { findBlamingWords } from '@fap/shared/education/content/blaming-words.ts';
import { findWrittenSentences } from '../claims/written-sentences.ts';

/** A sentence that may blame, and why it may stay: it denies the blame, or shows the words of a scammer. */
export interface AllowedSentence {
  path: string;
  /** A part of the sentence. */
  says: string;
  because: string;
}

/** Kept short: a new entry needs a reason that a victim would accept. */
export const ALLOWED: readonly AllowedSentence[] = [
  {
    path: 'shared/src/playbook/pressing-rules.ts',
    says: '(?:after (?:all|everything)',
    because: 'a pattern that finds such words in what scammers write',
  },
  {
    path: 'shared/src/playbook/pressing-rules.ts',
    says: '(?:thank(?:s| you) for',
    because: 'a pattern that finds such words in what scammers write',
  },
  {
    path: 'shared/src/privacy/last-net.ts',
    says: 'careless',
    because: 'one of the plain words that hide nobody’s name; it is never shown',
  },
  {
    path: 'shared/src/privacy/vocabulary.ts',
    says: 'careless',
    because: 'one of the plain words that hide nobody’s name; it is never shown',
  },
];

/** Texts in which such words are data: the made-up reports of the demo. */
const NOT_SAID = /^server\/src\/(?:db|demo)\//u;

/** The blaming sentences of a source file, each as one line with the reason against it. */
export function findBlame(path: string, source: string, allowed = ALLOWED): string[] {
  if (NOT_SAID.test(path)) return [];
  return findWrittenSentences(path, source).flatMap(({ text, line }) =>
    findBlamingWords(text)
      .filter(() => !allowed.some((entry) => entry.path === path && text.includes(entry.says)))
      .map(({ why }) => `${path}:${line}: ${text} (${why})`),
  );
}
