import { t } from '@fap/shared/kernel/words.ts';
import { findBlamingWords } from './blaming-words.ts';
import { TEXT_MAX_LENGTH, TEXT_MIN_LENGTH } from './proposal-rules.ts';

/** A text may grow to three times its length, and short ones by this much more. */
const ROOM = 200;

/** A text as the product writes it: in one paragraph, with its apostrophe. */
export const tidyText = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ').replaceAll("'", '’');

/** Signs that mean something else in a catalog or in code. */
const SIGNS = /[{}<>`\\]/u;

/** What is wrong with a new text, in the words of the screen; null if nothing is. */
export function textFault(baseText: string, proposed: string): string | null {
  const most = Math.min(TEXT_MAX_LENGTH, baseText.length * 3 + ROOM);
  if (proposed === baseText) return t`This is the text as it is now. Please change something.`;
  if (proposed.length < TEXT_MIN_LENGTH) return t`Please write the new text.`;
  if (proposed.length > most) return t`Please use at most ${most} characters here.`;
  if (SIGNS.test(proposed)) return t`Please leave out curly and angle brackets, backticks and backslashes.`;
  const [blame] = findBlamingWords(proposed);
  return blame ? t`Please say it without blame. ${blame.why}` : null;
}
