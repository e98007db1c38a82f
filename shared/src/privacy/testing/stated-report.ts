import type { TextAuthor } from '../text-author.ts';

/** A realistic report, and what in it must be hidden. */
export interface StatedReport {
  text: string;
  /** Words and figures of the victim's life, in lower case. */
  facts: readonly string[];
  author?: TextAuthor;
}

/** Makes a report without a stated author. */
export const statedReport = (text: string, ...facts: string[]): StatedReport => ({ text, facts });

/** Makes a report whose reporter states that the other side wrote it. */
export const otherSideReport = (text: string, ...facts: string[]): StatedReport => ({
  text,
  facts,
  author: 'other-side',
});
