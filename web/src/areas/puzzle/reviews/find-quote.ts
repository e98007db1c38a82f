/** A place in a text, in UTF-16 code units. */
export interface TextRange {
  start: number;
  end: number;
}

/** Fewer words in a row stand in many texts by chance. */
const WORDS_IN_A_ROW = 3;
const QUOTED = /[“"„]([^”"“„]{4,300})[”"“]/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/**
 * Where a text says what a claim quotes: the longest passage in quotation marks that stands in it, else the longest run of at
 * least three same words; null when it says neither.
 */
export function findQuote(text: string, claim: string): TextRange | null {
  const quoted = [...claim.matchAll(QUOTED)]
    .map(([, words = '']) => words.trim())
    .sort((a, b) => b.length - a.length);
  for (const words of quoted) {
    const start = text.toLowerCase().indexOf(words.toLowerCase());
    if (start >= 0) return { start, end: start + words.length };
  }
  return findLongestRun(wordsOf(text), wordsOf(claim));
}

interface Word extends TextRange {
  word: string;
}

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(WORD)].map((match) => ({
    word: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** The longest common run of words; lengths of runs are kept for one row of the table only. */
function findLongestRun(text: readonly Word[], claim: readonly Word[]): TextRange | null {
  let lengths = new Uint32Array(text.length + 1);
  let best = { length: 0, end: 0 };
  for (const { word } of claim) {
    const next = new Uint32Array(text.length + 1);
    for (const [index, other] of text.entries()) {
      if (other.word !== word) continue;
      const length = (lengths[index] ?? 0) + 1;
      next[index + 1] = length;
      if (length > best.length) best = { length, end: index };
    }
    lengths = next;
  }
  const [first, last] = [text[best.end - best.length + 1], text[best.end]];
  return best.length >= WORDS_IN_A_ROW && first && last ? { start: first.start, end: last.end } : null;
}
