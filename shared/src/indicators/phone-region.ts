import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Signs of the country of numbers without a country code. */
const REGION_SIGNS: readonly (readonly [region: CountryCode, signs: readonly RegExp[]])[] = [
  [
    'IN',
    [
      /₹|\+91|\b(?:(?:rs\.?|inr) ?\d[\d,.]*|inr|rupees?|sbi|hdfc|icici|lakhs?|crores?|upi|paytm|phonepe|aadhaa?r|indian?|mumbai|delhi|kolkata)\b/iu,
    ],
  ],
  [
    'GB',
    [
      /£|\+44|\b(?:\d{1,2}|1[05]0) ?p(?:pm(?:x\d)?|\/(?:m|min|msg|wk)| per min|\b)|\b(?:gbp|hmrc|nhs|sort code|royal mail|evri|freefone|bt[- ]national|national rate|london|united kingdom|uk)\b/iu,
      // A postcode.
      /\b[A-Z]{1,2}\d[\dA-Z]? ?\d[A-Z]{2}\b/u,
    ],
  ],
  ['AU', [/\+61|\b(?:aud|australian?|auspost|mygov|centrelink|sydney|melbourne)\b/iu]],
  ['FR', [/\+33|\b(?:france|ameli|colissimo|bonjour)\b/iu]],
  ['DE', [/\+49|\b(?:deutschland|germany|sparkasse|konto)\b/iu]],
  ['ES', [/\+34|\b(?:españa|spain|correos)\b/iu]],
  ['NG', [/₦|\+234|\b(?:bvn|(?:ngn|n) ?\d[\d,.]*|ngn|naira|nigerian?|lagos)\b/iu]],
  ['US', [/\$|\+1\b|\b(?:usd|irs|ssa|social security|medicare|usps|zelle|venmo|zip code|usa|american?)\b/iu]],
];
/** As numbers of North America are grouped, and its free ones. */
const NORTH_AMERICAN = /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/u;
const TOLL_FREE = /^1?8(?:00|33|44|55|66|77|88)\d{7}$/u;
/** Free numbers of India, Australia and others begin with 1800 in one piece, which in North America is 1 and 800. */
const FREE_ELSEWHERE = /^1800/u;
/** As India groups its mobile numbers. */
const INDIAN = /^0?[6-9]\d{4}[ -]\d{5}$/u;
/** Countries in which English is written and numbers begin with 0: one that is a number in a single one of them is from there. */
const ENGLISH_ZERO: readonly CountryCode[] = ['GB', 'NG', 'AU', 'ZA', 'IE'];
/** Mobile numbers of Nigeria; nobody is told to call its landlines. */
const NIGERIAN = /^0[789][01]\d{8}$/u;
/** So many of these words make a text English enough; German and French numbers look the same. */
const ENGLISH_WORDS = /\b(?:the|you|your|to|and|for|is|please|call|now)\b/giu;
const ENOUGH_ENGLISH = 4;
/** Ten digits that are a number in India as well as in North America. */
const AMBIGUOUS = /^[6-9]\d{9}$/u;

/** The region indicated by the text's other words; null for none or several. */
export function regionOf(text: string): CountryCode | null {
  const regions = REGION_SIGNS.filter(([, signs]) => signs.some((sign) => sign.test(text))).map(
    ([region]) => region,
  );
  return regions.length === 1 ? (regions[0] ?? null) : null;
}

/**
 * The region of a number without a country code, by its grouping or the text's words; of one that somebody is told to call also by where it is a whole
 * number. Null when ambiguous; a guess would record somebody else's number.
 */
export function regionOfNumber(
  mention: string,
  indicated: CountryCode | null,
  isToBeCalled: boolean,
): CountryCode | null {
  const digits = mention.replace(/\D/gu, '');
  if (INDIAN.test(mention) && (indicated === null || indicated === 'IN')) return 'IN';
  if (FREE_ELSEWHERE.test(mention)) return indicated;
  if (NORTH_AMERICAN.test(mention) || TOLL_FREE.test(digits)) return 'US';
  if (indicated !== null && !(digits.startsWith('0') && !isValidIn(mention, indicated))) return indicated;
  if (digits.startsWith('0')) return isToBeCalled ? onlyHomeOf(mention) : null;
  return AMBIGUOUS.test(digits) ? null : 'US';
}

/** Whether a text is English enough for its numbers to be read as those of English-speaking countries. */
export const isEnglishEnough = (text: string): boolean =>
  (text.match(ENGLISH_WORDS)?.length ?? 0) >= ENOUGH_ENGLISH;

function onlyHomeOf(mention: string): CountryCode | null {
  const isMobileOfNigeria = NIGERIAN.test(mention.replace(/\D/gu, ''));
  const homes = ENGLISH_ZERO.filter(
    (region) => (region !== 'NG' || isMobileOfNigeria) && isValidIn(mention, region),
  );
  return homes.length === 1 ? (homes[0] ?? null) : null;
}

const isValidIn = (mention: string, region: CountryCode): boolean =>
  parsePhoneNumberFromString(mention, region)?.isValid() ?? false;
