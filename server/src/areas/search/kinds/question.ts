/** What somebody looks for. */
export interface Question {
  /** As typed. */
  text: string;
  /** Its folded words, each different. */
  words: readonly string[];
  /** Results wanted. */
  limit: number;
}
