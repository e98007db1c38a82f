import { isCommonDomain } from '../../indicators/common-domains.ts';
import { extractIndicators } from '../../indicators/extract-indicators.ts';
import { registrableDomain } from '../../indicators/registrable-domain.ts';

/** Firms and offices that campaigns swap while the template stays the same. */
const BRANDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[
    'amazon|apple|microsoft|google|facebook|instagram|whatsapp|telegram|netflix|spotify|disney\\+?|paypal|ebay|etsy|walmart|costco|best ?buy|target',
    'norton|mcafee|geek squad|adobe|zoom|docusign|dropbox',
    'usps|ups|fedex|dhl|evri|hermes|royal mail|an post|canada post|australia post|auspost|dpd|gls|inpost|yodel|correos|singpost|posti',
    'irs|hmrc|ssa|social security administration|medicare|dvla|ato|cra|centrelink|mygov|service canada|uscis|fbi|dea|interpol|europol',
    'chase|citi(?:bank)?|wells fargo|bank of america|capital one|us bank|pnc|td bank|hsbc|barclays|lloyds|natwest|santander|halifax|nationwide|monzo|revolut|starling|wise|commbank|anz|westpac|nab|rbc|scotiabank|dbs|ocbc|uob|sbi|hdfc|icici|axis bank|emirates nbd|gtbank|absa|fnb|equity bank',
    'coinbase|binance|kraken|metamask|trust wallet|ledger|crypto\\.com|blockchain\\.com|bitfinex|okx|bybit|kucoin',
    'verizon|at&t|t-mobile|vodafone|orange|o2|ee|three|telstra|optus|airtel|jio|safaricom|mtn',
    "e-?zpass|sunpass|fastrak|linkt|tesco|asda|aldi|lidl|sainsbury'?s|boots|argos|ikea|nokia|motorola|sony(?:ericsson)?|samsung|iphone|ipod|ipad|playstation|xbox",
  ].join('|')})(?![\p{L}\p{N}])`,
  'giu',
);
const MONTHS =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?';
/** Weekdays, and months beside a number. */
const DATE_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?(?!\p{L})|(?<=#[\s.,]*)(?:${MONTHS})(?!\p{L})|(?<!\p{L})(?:${MONTHS})(?=[\s.,]*#)`,
  'giu',
);
const GREETED =
  /(?<![\p{L}])(dear|hello|hi|hey|hiya|attn|attention|mr|mrs|ms)[\s,:.]+(?!(?:sir|madam|customer|client|friend|user|member|valued|account|card|parent|all|there|we|i|you|your|the|this|our|it|mum|mom|dad)\b)(\p{L}[\p{L}'’-]+)/giu;
/** Homoglyphs of Latin letters used to evade filters (common ones of Unicode UTS 39). */
const LOOKALIKES: Record<string, string> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  у: 'y',
  х: 'x',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  ԁ: 'd',
  һ: 'h',
  ӏ: 'l',
  α: 'a',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  ε: 'e',
};
const LOOKALIKE = new RegExp(`[${Object.keys(LOOKALIKES).join('')}]`, 'gu');
const LEET: Record<string, string> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Points inside words, which filters do not see through: "your paymen.t for la.st month". */
const CUT_WORD = /(?<=\p{L})\.(?=\p{Ll})/gu;
/** From this many on they are a disguise; fewer are typing errors and names of files. */
const MIN_CUT_WORDS = 3;
const joinCutWords = (text: string): string =>
  (text.match(CUT_WORD)?.length ?? 0) < MIN_CUT_WORDS ? text : text.replace(CUT_WORD, '');

/** Sites that everybody names are no indicators, but two texts are not alike because both name one. */
const HOST = /(?<![\p{L}\p{N}@.-])[\p{Ll}\p{N}-]{1,63}(?:\.[\p{Ll}\p{N}-]{1,63}){1,5}(?![\p{L}\p{N}-])/gu;
const maskHosts = (text: string): string =>
  text
    .replace(/(?:https?:\/\/|www\.)\S+/giu, ' # ')
    .replace(HOST, (host) => (isCommonDomain(registrableDomain(host) ?? host) ? ' # ' : host));

/** A text as its template, and the brands that stood in its slots. */
export interface Template {
  /** Words parted by single spaces. */
  words: string;
  brands: ReadonlySet<string>;
}

/**
 * Reads a text as its template: case, punctuation, disguise by look-alike letters and everything that changes from victim to
 * victim (links, numbers, amounts, brands, dates, the name greeted) taken out.
 */
export function readTemplate(text: string): Template {
  let masked = '';
  let from = 0;
  for (const { start, end } of extractIndicators(text)) {
    if (start < from) continue;
    masked += `${text.slice(from, start)} # `;
    from = end;
  }
  const brands = new Set<string>();
  const words = joinCutWords(maskHosts(masked + text.slice(from)))
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]+/gu, '')
    .toLowerCase()
    .replace(LOOKALIKE, (letter) => LOOKALIKES[letter] ?? letter)
    .replace(/(?<=\p{L})[013457@$!](?=\p{L})/gu, (sign) => LEET[sign] ?? sign)
    .replace(/[$€£¥₹]?(?<!\p{L})\p{L}{0,3}\d[\p{L}\d.,:/%-]*/gu, ' # ')
    .replace(BRANDS, (brand) => {
      brands.add(brand.replace(/[^\p{L}\p{N}]+/gu, ''));
      return ' # ';
    })
    .replace(GREETED, '$1 # ')
    .replace(DATE_WORDS, ' # ')
    .replace(/[^\p{L}\p{N}#]+/gu, ' ')
    .replace(/(?:# )+#?|# ?#/gu, '# ')
    .trim();
  return { words, brands };
}

/** A text's template without the brands. */
export const maskSlots = (text: string): string => readTemplate(text).words;
