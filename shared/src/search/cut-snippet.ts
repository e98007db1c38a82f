import { foldWords } from './fold-words.ts';
import { matchWord } from './word-match.ts';

const SNIPPET_LENGTH = 140;
/** Shown before the first word found, at most: the row of a phone must still show the word itself. */
const BEFORE = 20;

/** The part of a text around the first word that was asked for, on one line; its beginning when there is none. */
export function cutSnippet(asked: readonly string[], text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  if ([...line].length <= SNIPPET_LENGTH) return line;
  const words = line.split(' ');
  const found = words.findIndex((word) =>
    foldWords(word).some((one) => asked.some((wanted) => matchWord(wanted, one) > 0)),
  );
  let first = Math.max(0, found);
  for (let before = 0; first > 0; first -= 1) {
    before += [...(words[first - 1] ?? '')].length + 1;
    if (before > BEFORE) break;
  }
  const rest = [...words.slice(first).join(' ')];
  const isCut = rest.length > SNIPPET_LENGTH;
  return `${first > 0 ? '…' : ''}${rest.slice(0, SNIPPET_LENGTH).join('')}${isCut ? '…' : ''}`;
}
