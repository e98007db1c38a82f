import type { Message } from './turn.ts';

const QUOTED = /(?:“([^“”]{12,800})”|"([^"\n]{12,800})"|«([^«»]{12,800})»)/gu;
const MIN_WORDS = 4;
/** Right before a quotation: the victim says it themselves. */
const OWN_BEFORE =
  /\b(?:I|we)\s+(?:(?:just|only|then|even|have|had|finally|never)\s+)?(?:said|replied|wrote|answered|asked|told|texted|typed|insisted|begged)\b[^.!?“"«]{0,60}$/iu;
/** Right after it: the same. */
const OWN_AFTER = /^[,.]?\s*(?:I|we)\s+(?:said|replied|wrote|answered|asked|told|texted|typed)\b/iu;

/** Words between quotation marks, with the offsets of the marks around them. */
export interface QuotedPassage {
  words: string;
  /** The victim says it themselves. */
  isOwn: boolean;
  start: number;
  end: number;
}

/** Everything a text puts between quotation marks. */
export function quotedPassages(text: string): QuotedPassage[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const words = match[1] ?? match[2] ?? match[3] ?? '';
    if (words.trim().split(/\s+/u).length < MIN_WORDS) return [];
    const start = match.index;
    const end = start + match[0].length;
    const isOwn =
      OWN_BEFORE.test(text.slice(Math.max(0, start - 90), start)) ||
      OWN_AFTER.test(text.slice(end, end + 30));
    return [{ words: words.trim(), isOwn, start, end }];
  });
}

/** Quoted sentences, each with its speaker. */
export function quotedMessages(text: string): Message[] {
  return quotedPassages(text).map(({ words, isOwn }) => ({
    speaker: isOwn ? 'victim' : 'scammer',
    text: words,
    at: null,
  }));
}
