import type { TextAuthor } from '../text-author.ts';

/** A realistic report, and what in it must be hidden. */
export interface StatedReport {
  text: string;
  /** Words and figures of the victim's life, in lower case. */
  facts: readonly string[];
  author?: TextAuthor;
}

/** A report whose words may be anybody's. */
export const statedReport = (text: string, ...facts: string[]): StatedReport => ({ text, facts });

/** A report of which its reporter says that the other side wrote it. */
export const otherSideReport = (text: string, ...facts: string[]): StatedReport => ({
  text,
  facts,
  author: 'other-side',
});
