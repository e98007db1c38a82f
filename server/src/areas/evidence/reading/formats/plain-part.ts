import { stripEnd } from '@fap/shared/kernel/strip-end.ts';
import type { WalkedHtml } from '../content/walk-html.ts';

const LINK = /(?:https?:\/\/|www\.|mailto:)[^\s<>"'()[\]]+/giu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** Length of the word sequences by which two parts are compared. */
const RUN_WORDS = 3;

/**
 * The paragraphs of a message's plain part that are missing in its HTML part, by word sequence or link. White space,
 * punctuation and the notation of links are ignored.
 */
export function findAddedParagraphs(
  plain: string,
  { text, links }: Pick<WalkedHtml, 'text' | 'links'>,
): string {
  const shown = new Set(wordRuns(text, [1, 2, RUN_WORDS]));
  const known = new Set([...linksOf(text), ...links.map(normaliseLink)]);
  const isAdded = (paragraph: string) =>
    wordRuns(paragraph).some((run) => !shown.has(run)) || linksOf(paragraph).some((link) => !known.has(link));
  return plain
    .split(/\n[^\S\n]*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '' && isAdded(paragraph))
    .join('\n\n');
}

/** The word sequences of a text, of each of these lengths; by default of the longest possible. */
function wordRuns(text: string, lengths?: readonly number[]): string[] {
  const plain = text
    .replaceAll(LINK, ' ')
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  const words = plain.match(WORD) ?? [];
  return (lengths ?? [Math.min(RUN_WORDS, words.length)]).flatMap((length) =>
    length === 0
      ? []
      : words.slice(length - 1).map((_, index) => words.slice(index, index + length).join(' ')),
  );
}

const linksOf = (text: string) => (text.match(LINK) ?? []).map(normaliseLink);

const normaliseLink = (link: string) => stripEnd(link, '/.,;:!?').toLowerCase();
