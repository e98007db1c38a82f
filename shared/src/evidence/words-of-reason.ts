import { findTactic } from '../texts/find-tactics.ts';
import { TACTICS } from '../texts/tactics.ts';
import { KIND_NAMES } from './explain-verdict.ts';
import { tokenize } from './model/tokenize.ts';
import { kindOfReason, quoteOfReason, type Reason } from './reason-kinds.ts';
import { themeOf } from './word-themes.ts';

/** How often a sign was met, behind its name. */
const TIMES = / \(\d+ times\)$/u;
const QUOTATION_MARKS = /^“|”$/gu;

/** Words of a text by their place (UTF-16 code units). */
export interface Place {
  start: number;
  end: number;
}

/**
 * All words of a text that the name of a reason means to whoever reads it: a tactic's every mention, a quotation wherever it stands, every word of a
 * theme. The verdict may rest on a passage alone, but "without it" promises more than without the passage's.
 */
export function wordsOfReason(text: string, reason: Reason): Place[] {
  if (kindOfReason(reason) === 'wording') {
    const quoted = quoteOfReason(reason).replaceAll(QUOTATION_MARKS, '').trim();
    const words = quoted.split(' ').filter(Boolean).map(literally);
    return words.length === 0 ? [] : matches(text, new RegExp(words.join(String.raw`\s+`), 'gu'));
  }
  const name = reason.text.replace(TIMES, '');
  const tactic = TACTICS.find((one) => one.name === name);
  if (tactic) return findTactic(text, tactic);
  return tokenize(text).filter(({ term }) => KIND_NAMES[term] === name || themeOf(term) === name);
}

const matches = (text: string, pattern: RegExp): Place[] =>
  [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));

const literally = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);
