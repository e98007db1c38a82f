import type { EvidenceComparison } from '@fap/shared/evidence/reading-contract.ts';
import { wholePercent } from '@fap/shared/kernel/whole-percent.ts';
import { t } from '@lingui/core/macro';

/** How many of 64 bits may differ for the same picture saved again, and for an edited one. */
const SAME_LOOK_BITS = 5;
const SIMILAR_LOOK_BITS = 12;

/** One way in which two items are alike or not. */
export interface Likeness {
  name: string;
  /** The verdict in words. */
  text: string;
  /** The measurement behind the verdict. */
  detail: string;
}

type Measures = Pick<EvidenceComparison, 'textSimilarity' | 'perceptualDistance' | 'isSameStructure'>;

/** How alike two items are: one line for each measure that applies to both. */
export function describeLikeness(measures: Measures): Likeness[] {
  const { textSimilarity, perceptualDistance, isSameStructure } = measures;
  return [
    ...(textSimilarity === null ? [] : [textLikeness(textSimilarity)]),
    ...(perceptualDistance === null ? [] : [lookLikeness(perceptualDistance)]),
    ...(isSameStructure === null
      ? []
      : [
          {
            name: t`Structure`,
            text: isSameStructure ? t`Built in the same way` : t`Built differently`,
            detail: isSameStructure
              ? t`Their pages or messages have the same tags in the same order.`
              : t`Their pages or messages have other tags.`,
          },
        ]),
  ];
}

function textLikeness(similarity: number): Likeness {
  const percent = wholePercent(similarity);
  return {
    name: t`Words`,
    text: wordsFor(similarity),
    detail: t`${percent}% of their three-word phrases are in both.`,
  };
}

function wordsFor(similarity: number): string {
  if (similarity >= 1) return t`The same words`;
  if (similarity >= 0.8) return t`Nearly the same words`;
  if (similarity >= 0.4) return t`Many of the same words`;
  if (similarity >= 0.1) return t`Some of the same words`;
  return similarity > 0 ? t`Hardly any of the same words` : t`None of the same words in a row`;
}

function lookLikeness(bits: number): Likeness {
  const text =
    bits <= SAME_LOOK_BITS
      ? t`Nearly the same picture`
      : bits <= SIMILAR_LOOK_BITS
        ? t`Similar pictures`
        : t`Different pictures`;
  return { name: t`Look`, text, detail: t`Their fingerprints differ in ${bits} of 64 bits.` };
}
