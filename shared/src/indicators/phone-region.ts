import type { CountryCode } from 'libphonenumber-js/max';

/** Signs of the country of numbers without a country code. */
const REGION_SIGNS: readonly (readonly [region: CountryCode, signs: RegExp])[] = [
  [
    'IN',
    /₹|\+91|\b(?:rs\.? ?\d|inr|rupees?|lakhs?|crores?|upi|paytm|phonepe|aadhaa?r|indian?|mumbai|delhi|kolkata)\b/iu,
  ],
  ['GB', /£|\+44|\b(?:gbp|hmrc|nhs|sort code|royal mail|evri|london|united kingdom|uk)\b/iu],
  ['AU', /\+61|\b(?:aud|australian?|auspost|mygov|centrelink|sydney|melbourne)\b/iu],
  ['FR', /\+33|\b(?:france|ameli|colissimo|bonjour)\b/iu],
  ['DE', /\+49|\b(?:deutschland|germany|sparkasse|konto)\b/iu],
  ['ES', /\+34|\b(?:españa|spain|correos)\b/iu],
  ['NG', /₦|\+234|\b(?:naira|nigerian?|lagos)\b/iu],
  [
    'US',
    /\$|\+1\b|\b(?:usd|irs|ssa|social security|medicare|usps|zelle|venmo|toll[- ]free|zip code|usa|american?)\b/iu,
  ],
];
/** As numbers of North America are grouped, and its free ones. */
const NORTH_AMERICAN = /^(?:1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .-])\d{3}[ .-]\d{4}$/u;
const TOLL_FREE = /^1?8(?:00|33|44|55|66|77|88)\d{7}$/u;
/** As India groups its mobile numbers. */
const INDIAN = /^0?[6-9]\d{4}[ -]\d{5}$/u;
/** Ten digits that are a number in India as well as in North America. */
const AMBIGUOUS = /^[6-9]\d{9}$/u;

/** The region indicated by the text's other words; null for none or several. */
export function regionOf(text: string): CountryCode | null {
  const regions = REGION_SIGNS.filter(([, signs]) => signs.test(text)).map(([region]) => region);
  return regions.length === 1 ? (regions[0] ?? null) : null;
}

/**
 * The region of a number without a country code, by its grouping or the text's words. Null when ambiguous; a guess
 * would record somebody else's number.
 */
export function regionOfNumber(mention: string, indicated: CountryCode | null): CountryCode | null {
  const digits = mention.replace(/\D/gu, '');
  if (INDIAN.test(mention)) return 'IN';
  if (NORTH_AMERICAN.test(mention) || TOLL_FREE.test(digits)) return 'US';
  if (indicated !== null) return indicated;
  return AMBIGUOUS.test(digits) ? null : 'US';
}
