import known from './known-words.json' with { type: 'json' };

/** Pieces of words that are compared. */
const PIECE = 3;
const MAX_WEIGHT = 8;
/** What stands in a template where texts of one campaign differ. */
const SLOT = '#';
/** Function words, which every text has. */
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

/** The content words of a template, in order. */
export function contentWords(template: readonly string[]): string[] {
  return template.filter((word) => word !== '' && word !== SLOT && !FUNCTION_WORDS.has(word));
}

/** Trigrams with marked word ends, so that a changed ending or typing error affects only part of a word. */
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
 * Weight (1–8) of a word or piece: its rounded inverse document frequency in the texts that `pnpm train:words` has read;
 * 1 for a slot. The table never changes within one version of sketches.
 */
export function weightOf(part: string): number {
  if (part === SLOT) return 1;
  return Math.min(
    MAX_WEIGHT,
    Math.round(Math.log(1 + (known.texts + 1) / ((textsWithPiece.get(part) ?? 0) + 0.5))),
  );
}

/** Number of training texts with a stem; null for an unknown one, such as a name or a foreign word. */
export function countTextsWith(stem: string): number | null {
  return textsWithStem.get(stem) ?? null;
}
