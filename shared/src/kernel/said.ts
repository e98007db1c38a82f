import { inSpokenWords } from './words.ts';

const NOTHING_KEPT: ReadonlySet<string> = new Set();

/** A text of ours that was written when its module loaded, such as a label in a table, in the language that is spoken now. */
export const said = (text: string): string => inSpokenWords(text, NOTHING_KEPT);
