import known from './known-words.json' with { type: 'json' };

/** Pieces of words that are compared. */
const PIECE = 3;
const MAX_WEIGHT = 6;
/** Words that every text has and no campaign owns. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  (
    'the a an of to is in on at for and or it be this that with from by has have was we please you your i me my if not ' +
    'will can do are been so just now our us s t m re ll ve u ur as but hi hello dear hey am pls kindly r no there here ' +
    'all any get got'
  ).split(' '),
);

const textsWithWord = new Map(
  Object.entries(known.words).flatMap(([texts, words]) =>
    words.split(' ').map((word) => [word, Number(texts)] as const),
  ),
);
const textsWithStem = countBy(textsWithWord, (word) => [stemOf(word)]);
const textsWithPiece = countBy(textsWithWord, (word) => [word, ...piecesOf(word)]);

function countBy(
  counts: ReadonlyMap<string, number>,
  partsOf: (word: string) => string[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [word, count] of counts)
    for (const part of partsOf(word)) sums.set(part, (sums.get(part) ?? 0) + count);
  return sums;
}

/** The words of a text's template that say something, in their order. */
export function contentWords(template: string): string[] {
  return template.split(' ').filter((word) => word !== '' && word !== '#' && !FUNCTION_WORDS.has(word));
}

/** Letters by threes with the word's ends marked, so that a changed ending or a typing error costs a part of a word only. */
export function piecesOf(word: string): string[] {
  const marked = `<${word}>`;
  if (marked.length <= PIECE) return [marked];
  return Array.from({ length: marked.length - PIECE + 1 }, (_, start) => marked.slice(start, start + PIECE));
}

/** A word without the commonest endings. */
export function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/(?:ings?|ed|es|s|ly|er)$/u, '') : word;
}

/**
 * How much a word or a piece of one tells (1–6): its inverse document frequency in the texts the platform's analyser
 * learnt from, rounded. The table never changes under one version of sketches.
 */
export function weightOf(part: string): number {
  return Math.min(
    MAX_WEIGHT,
    Math.round(Math.log(1 + (known.texts + 1) / ((textsWithPiece.get(part) ?? 0) + 0.5))),
  );
}

/** In how many of those texts a stem stands; null for one nobody knows, such as a name or a word of another language. */
export function textsWith(stem: string): number | null {
  return textsWithStem.get(stem) ?? null;
}
