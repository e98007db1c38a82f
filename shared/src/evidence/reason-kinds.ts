/** Evidence for (positive points) or against a scam; ten points are one unit of log-odds. */
export interface Reason {
  text: string;
  points: number;
}

/** Name of the sum of the unnamed words. */
export const REST_REASON = 'All other words together';
/** Name of what speaks against a scam when only a passage reads like one. */
export const PASSAGE_REASON = 'Only a passage of a longer text';
/** Name of what speaks against a scam when harmless sentences of a text are left out. */
export const DROPPED_REASON = 'Read without its most harmless sentences';
/** Name of what the embedding of the whole text adds, which no words of it can be named for. */
export const EMBEDDING_REASON = 'What the whole message is about';
/** Name of what speaks against a scam when a text is long. */
export const LENGTH_REASON = 'A long text, in which small hints add up by chance';
/** How names of `word-themes.ts` begin; the themes themselves are many words, which no screen needs. */
const THEME = 'Words ';
/** How the name of words quoted from the text begins. */
export const WORDING_START = 'Wording “';

/** What a reason is: a named sign, words quoted from the text, or a sum over what is not named. */
export function kindOfReason({ text }: Pick<Reason, 'text'>): 'sign' | 'wording' | 'sum' {
  if (text.startsWith(WORDING_START)) return 'wording';
  // Of no words, and so under none of their headings.
  if (text === EMBEDDING_REASON) return 'sign';
  return isSum({ text }) || text.startsWith(THEME) ? 'sum' : 'sign';
}

/** Whether a reason is a sum over what is not named, which tells a person nothing. */
export const isSum = ({ text }: Pick<Reason, 'text'>): boolean =>
  [REST_REASON, PASSAGE_REASON, DROPPED_REASON, EMBEDDING_REASON, LENGTH_REASON].includes(text);

/** The quoted words of a reason of the kind `wording`, in their quotation marks. */
export const quoteOfReason = ({ text }: Reason): string => text.slice(WORDING_START.length - 1);
