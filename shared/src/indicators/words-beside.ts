const CHARACTERS_BEFORE = 60;
const CHARACTERS_AFTER = 30;

/** The context of a mention, which decides where no checksum does. */
export class WordsBeside {
  readonly before: string;
  readonly after: string;

  constructor(text: string, start: number, end: number) {
    this.before = text.slice(Math.max(0, start - CHARACTERS_BEFORE), start);
    this.after = text.slice(end, end + CHARACTERS_AFTER);
  }

  /** Characters between the mention and the nearest of these words; Infinity when none is near. */
  distanceTo(words: RegExp): number {
    const every = new RegExp(words.source, 'giu');
    const last = [...this.before.matchAll(every)].at(-1);
    const first = every.exec(this.after);
    return Math.min(
      last ? this.before.length - last.index - last[0].length : Number.POSITIVE_INFINITY,
      first ? first.index : Number.POSITIVE_INFINITY,
    );
  }

  /** Whether one of these words is near. */
  has(words: RegExp): boolean {
    return this.distanceTo(words) < Number.POSITIVE_INFINITY;
  }
}

export const TRANSACTION_WORDS =
  /\b(?:tx(?:id|n|hash)?|transactions?|transfers?|payments?|paid|sent|block(?:chain)?|explorer|signature|confirmations?)\b/u;
export const FILE_WORDS =
  /\b(?:sha-?(?:1|2|256)|md5|files?|attachments?|checksum|malware|sample|virus ?total|download(?:ed)?|installer|apk|exe|pdf|zip|hash(?:es|ed)?)\b/u;
export const SOLANA_WORDS = /\b(?:sol(?:ana|flare|scan)?|phantom|spl|raydium|jupiter)\b/u;
export const ROUTING_WORDS = /\b(?:routing|aba|rtn|fedwire|transit)\b/u;
export const PIXEL_WORDS = /\bpixel\b|\bfbq\b|facebook\.com\/tr\b/u;
export const TAG_WORDS = /\b(?:gtag|gtm|tag ?manager|googletagmanager|analytics|tracker|container)\b/u;
/** Right before four numbers with dots: they count versions. */
export const VERSION_WORDS =
  /(?:\b(?:v|ver|release|firmware|build|app|driver|patch|kernel|package|android|ios|windows|chrome|firefox|(?:up(?:date|grade)d?|(?:up|down)grade)(?:\s(?:to|from|of))?)|versions?)\.?\s{0,4}$/iu;
/** If one is a version number, so are others near it. */
export const VERSION_NEAR = /\bv\d{1,4}\.\d/iu;
/** Right behind them. */
export const VERSION_WORDS_AFTER =
  /^\s{0,4}\(?(?:update|upgrade|release|version|build|beta|patch|firmware|is (?:out|available|installed)|available|installed)\b/iu;
/** Words that say an address of the internet is meant. */
export const IP_WORDS =
  /\b(?:ip|ip ?v4|server|host|ping(?:ed)?|connect(?:ed|ion)? (?:to|from)|log(?:ged)? ?in from)\b[^.]{0,20}$/iu;
export const MAIL_WORDS = /\b(?:e-?mail|mail|write|contact|reach|inbox)\b/u;
/** Before a number: somebody is told to call or text it, or it is called a telephone number. */
export const CALL_WORDS_BEFORE =
  /(?:\b(?:call(?:s|ed|ing)?|ring|dial|(?:tele|hand|mobile ?)?(?:phones?|fone)|ph|tele?|tell|telephone|mob(?:ile)?|cell(?:ular)?|line|contact|whats? ?app?|wh[a@]t[s$] ?[a@]p{1,2}|telegram|signal|viber|imo|text|txt|sms|fax|helpline|hotline|toll[- ]free|free(?:f|ph)one|cust(?:omer)?\.? ?(?:care|services?|support)|ts?&?cs?|speak to|reach (?:us|me|him|her|out)|(?:his|her|my|our|the|this|following|claim) (?:no|numbers?))\b|[☎📞📱])[^\d\n]{0,36}\n?[^\d\n]{0,12}$/iu;
/** Before a bare run of digits: it counts or names something else than a telephone. */
export const OTHER_NUMBER_BEFORE =
  /\b(?:order|invoice|case|ref(?:erence)?|tracking|ticket|a\/c|acc(?:oun)?t|parcel|package|serial|imei|id|policy|receipt|txn|transaction|utr|rrn|docket|complaint|request|otp|code|bill|folio|loan|licen[cs]e|isbn|sku|flight|customer(?! ?(?:care|services?|support|helpline)\b))\b[\s\w.:#-]{0,12}$/iu;
