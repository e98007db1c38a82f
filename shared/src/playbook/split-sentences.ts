import { findDisclosedDetails, findShapes } from '../privacy/personal-details.ts';
import { findNames } from '../privacy/personal-names.ts';

const END = /(?<![.!?…])[.!?…]+["”’)\]]*\s+(?=[\p{Lu}\p{N}"“‘'([¿¡$£€])|\n\s*/gu;
/** A full stop after these ends no sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|ave|rd|tel|acct|approx|inc|ltd|co|vs|e\.g|i\.e)\.$/iu;
/** "No. 14", as opposed to "No." */
const NUMBER = /(?:^|[\s(])n[or]\.$/iu;
const LONGEST_ABBREVIATION = 8;

/** The sentences of a text. Personal data is never split: half a number or address would escape redaction. */
export function splitSentences(text: string): string[] {
  const whole = [...findDisclosedDetails(text), ...findShapes(text), ...findNames(text, [])];
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].trimEnd().length;
    const next = match.index + match[0].length;
    if (ABBREVIATION.test(text.slice(Math.max(from, end - LONGEST_ABBREVIATION), end))) continue;
    if (
      NUMBER.test(text.slice(Math.max(from, end - LONGEST_ABBREVIATION), end)) &&
      /^\d/u.test(text.slice(next))
    )
      continue;
    if (whole.some((span) => span.start < next && end < span.end)) continue;
    sentences.push(text.slice(from, end));
    from = next;
  }
  sentences.push(text.slice(from));
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => /\p{L}/u.test(sentence));
}
