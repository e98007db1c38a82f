/** Ends of sentences and lines. */
const SENTENCE = /[^.!?\n]*(?:[.!?]+(?=\s|$)|[.!?]|\n|$)/gu;
/**
 * What software and lawyers write below the messages of everybody: how to leave a list, who may read a
 * letter, that a virus was looked for.
 */
const BOILERPLATE = new RegExp(
  [
    `unsubscribe|opt(?:ing)?[ -]?out|(?:leave|removed? from|get off) (?:this|the|our|my) (?:mailing )?list|manage (?:your )?(?:e-?mail )?(?:preferences|subscriptions?)`,
    String.raw`(?:you (?:are |have )?(?:get|got|receiv\w*)|this (?:e-?mail|message|newsletter|mail) (?:was|is|has been) (?:being )?sent)\b.{0,80}\b(?:because|since|as (?:a|you)|to you by)\b`,
    String.raw`view (?:this|it) (?:e-?mail |message |newsletter )?(?:in|on|with) (?:a|your|the) (?:web ?)?browser|if you (?:can(?:no|')?t|are unable to|have trouble) (?:read|see|view)\w* (?:this|the) (?:e-?mail|message|images)`,
    String.raw`(?:this|the) (?:e-?mail|message|communication|transmission)\b.{0,80}\b(?:confidential|privileged|intended (?:only|solely|for))|intended recipient|if you (?:are|have) (?:not the|received this).{0,60}(?:recipient|in error)`,
    String.raw`all rights reserved|copyright|©|\(c\) ?(?:19|20)\d\d|registered (?:office|in england)|privacy (?:policy|notice)`,
    String.raw`do not reply to this|(?:please )?(?:do not|don't) reply\b.{0,40}\b(?:unmonitored|not monitored|mailbox)|this is an automat(?:ed|ic) (?:e-?mail|message|notification)`,
    String.raw`(?:scanned|checked|certified)\b.{0,40}\bvirus(?:es)?|virus[- ]free`,
    `(?:sent|get) (?:from|outlook for|via) (?:my )?(?:iphone|ipad|android|samsung|blackberry|mobile|ios|yahoo)|think before you print|consider the environment`,
    String.raw`to (?:post to|subscribe to) this|mailing list\b.{0,40}\b(?:archive|info)`,
  ].join('|'),
  'iu',
);

/** Shorter texts have no footer: what a text message says of stopping it was written by whoever sent it. */
const MIN_WORDS = 40;

/** A text without the sentences below which everybody's mail ends; as it is if nothing else is in it. */
export function withoutBoilerplate(text: string): string {
  if (text.split(/\s+/u, MIN_WORDS + 1).length <= MIN_WORDS || !BOILERPLATE.test(text)) return text;
  const rest = (text.match(SENTENCE) ?? []).filter((sentence) => !BOILERPLATE.test(sentence)).join('');
  return /\p{L}{2}/u.test(rest) ? rest : text;
}
