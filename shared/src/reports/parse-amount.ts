export interface ParsedAmount {
  cents: number;
  currency: string;
}

const CURRENCIES: Record<string, string> = {
  $: 'USD',
  us$: 'USD',
  usd: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  gbp: 'GBP',
  pounds: 'GBP',
  '€': 'EUR',
  eur: 'EUR',
  euros: 'EUR',
  cad: 'CAD',
  aud: 'AUD',
  chf: 'CHF',
};
const MULTIPLIERS: Record<string, number> = { k: 1_000, m: 1_000_000, thousand: 1_000, million: 1_000_000 };
/** Nothing above a trillion is a believable loss, and it keeps cents exact. */
const MAX_UNITS = 1e12;

const NUMBER = String.raw`(\d{1,3}(?:[,. ']\d{3}){1,5}(?:[.,]\d{1,2})?|\d{1,18}(?:[.,]\d{1,2})?)(?:\s{0,4}(k|m|thousand|million))?`;
const AMOUNT_BEHIND_CURRENCY = new RegExp(
  String.raw`(us\$|[$£€]|\b(?:usd|gbp|eur|cad|aud|chf))\s*${NUMBER}\b`,
  'iu',
);
const AMOUNT_BEFORE_CURRENCY = new RegExp(
  String.raw`\b${NUMBER}\s{0,4}([$£€]|(?:usd|gbp|eur|cad|aud|chf|dollars|pounds|euros)\b)`,
  'iu',
);
const BARE_AMOUNT = new RegExp(String.raw`^\s*${NUMBER}\s*$`, 'iu');

/** The first amount of money in a free text as integer cents; null when there is none. */
export function parseAmount(text: string): ParsedAmount | null {
  const before = AMOUNT_BEHIND_CURRENCY.exec(text);
  const after = AMOUNT_BEFORE_CURRENCY.exec(text);
  const bare = BARE_AMOUNT.exec(text);
  const [digits, multiplier, currency] = before
    ? [before[2], before[3], before[1]]
    : after
      ? [after[1], after[2], after[3]]
      : [bare?.[1], bare?.[2], 'usd'];
  if (digits === undefined) return null;
  const units = toNumber(digits) * (MULTIPLIERS[multiplier?.toLowerCase() ?? ''] ?? 1);
  if (!Number.isFinite(units) || units > MAX_UNITS) return null;
  return { cents: Math.round(units * 100), currency: CURRENCIES[currency?.toLowerCase() ?? ''] ?? 'USD' };
}

/** The last separator counts as decimal mark when one or two digits follow it, the others group thousands. */
function toNumber(digits: string): number {
  const decimal = /[.,](\d{1,2})$/u.exec(digits);
  const whole = (decimal ? digits.slice(0, decimal.index) : digits).replace(/[^\d]/gu, '');
  return Number(`${whole}.${decimal?.[1] ?? '0'}`);
}
