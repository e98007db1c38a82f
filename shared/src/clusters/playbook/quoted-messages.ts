import type { Message } from './turn.ts';

const QUOTED = /(?:“([^“”]{12,800})”|"([^"\n]{12,800})"|«([^«»]{12,800})»)/gu;
const MIN_WORDS = 4;
/** Right before a quotation: the victim says it themselves. */
const OWN_BEFORE =
  /\b(?:I|we)\s+(?:(?:just|only|then|even|have|had|finally|never)\s+)?(?:said|replied|wrote|answered|asked|told|texted|typed|insisted|begged)\b[^.!?“"«]{0,60}$/iu;
/** Right after it: the same. */
const OWN_AFTER = /^[,.]?\s*(?:I|we)\s+(?:said|replied|wrote|answered|asked|told|texted|typed)\b/iu;

/** Sentences put between quotation marks, each with who says it. */
export function quotedMessages(text: string): Message[] {
  return [...text.matchAll(QUOTED)].flatMap((match) => {
    const words = match[1] ?? match[2] ?? match[3] ?? '';
    if (words.trim().split(/\s+/u).length < MIN_WORDS) return [];
    const before = text.slice(Math.max(0, match.index - 90), match.index);
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 30);
    const isOwn = OWN_BEFORE.test(before) || OWN_AFTER.test(after);
    return [{ speaker: isOwn ? 'victim' : 'scammer', text: words.trim(), at: null } as const];
  });
}
