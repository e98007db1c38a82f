/** A short code of mobile networks in a text. */
interface ShortCode {
  value: string;
  start: number;
  end: number;
}

const MAX_CANDIDATES = 200;
const CODE = /(?<![\d+£$€.,/:-])\b[2-8]\d{4,5}(?![\d%]|[.,:/-]\d)/gu;
const CHARACTERS_BEFORE = 60;
/** Told to text a word to it: `Txt WIN to 12345`, `reply STOP 2 12345`, `text YES to No: 12345`. */
const TEXT_TO =
  /\b(?:te?xt|sms|msg|message)\b[^\d\n]{1,45}\b(?:to|2|on|at)(?: (?:no|number|short ?code))?[.: ]{0,3}$/iu;
/** Other verbs are also said of money and parcels, so a word in capitals or quotes must follow. */
const SEND_TO =
  /\b(?:[Ss]end|SEND|[Rr]eply|REPLY|xt|[Aa]ns(?:wer)?|[Jj]oin)\b[^\d\n]{0,20}(?:["'‘“]\w{1,15}["'’”]|\b[A-Z]{2,12}\b|\b(?:stop|yes|ans(?:wer)?|word)\b)[^\d\n]{0,15}\b(?:to|2|on|at)(?: (?:no|number))?[.: ]{0,3}$/u;
/** `ans to 12345`, `correct answer to 12345`. */
const ANSWER_TO = /\b(?:ans(?:wer)?|reply|te?xt|sms) (?:to|2) $/iu;
/** `Stop? txt 12345`, `SMS 12345 to`. */
const STRAIGHT = /\b(?:te?xt|sms|stop)(?: stop)?[:? ]{1,2}$/iu;
/** What follows in an address or a sum. */
const NO_CODE =
  /^(?: ?(?:times|people|points|customers|members|users|dollars|pounds|euros?|rs|usd|miles|km)\b| [A-Z][a-z]+ (?:St|Street|Ave|Avenue|Rd|Road|Blvd|Lane|Dr)\b)/u;

/** Numbers of five or six digits to which people are told to text; their country is never known, so they stay as they are. */
export function findShortCodes(text: string): ShortCode[] {
  return [...text.matchAll(CODE)].slice(0, MAX_CANDIDATES).flatMap(({ 0: value, index }) => {
    const before = text.slice(Math.max(0, index - CHARACTERS_BEFORE), index);
    const isTold = [TEXT_TO, SEND_TO, ANSWER_TO, STRAIGHT].some((pattern) => pattern.test(before));
    if (!isTold || NO_CODE.test(text.slice(index + value.length, index + value.length + 30))) return [];
    return [{ value, start: index, end: index + value.length }];
  });
}
