import type { EvidenceComparison } from '@fap/shared/evidence/reading-contract.ts';
import { shingleHashes, shingleSimilarity } from '@fap/shared/texts/shingles.ts';
import { type Change, diffLines, diffWordsWithSpace } from 'diff';
import { cutText } from './content/clean-text.ts';

/** Limit of characters compared word by word; the answer says when a text is longer. */
const DIFF_CHARACTERS = 50_000;
/** The word diff is quadratic, so long texts with nothing in common are compared by lines. */
const DIFF_MS = 3_000;

export interface TextComparison {
  similarity: number;
  diff: EvidenceComparison['diff'];
  diffCutAt: EvidenceComparison['diffCutAt'];
}

/** How alike two texts are, over word 3-shingles, and the words of both in order. */
export function compareTexts(left: string, right: string): TextComparison {
  const [from, to] = [cutText(left, DIFF_CHARACTERS), cutText(right, DIFF_CHARACTERS)];
  const options = { timeout: DIFF_MS };
  const changes = diffWordsWithSpace(from, to, options) ?? diffLines(from, to, options) ?? wholes(from, to);
  return {
    similarity: shingleSimilarity(shingleHashes(left), shingleHashes(right)),
    diff: changes.map(({ added, removed, value }) => ({
      kind: added ? 'right' : removed ? 'left' : 'same',
      text: value,
    })),
    diffCutAt: Math.max(left.length, right.length) > DIFF_CHARACTERS ? DIFF_CHARACTERS : null,
  };
}

const wholes = (left: string, right: string): Pick<Change, 'added' | 'removed' | 'value'>[] => [
  { added: false, removed: true, value: left },
  { added: true, removed: false, value: right },
];
