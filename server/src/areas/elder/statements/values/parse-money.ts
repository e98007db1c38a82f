import { type DecimalSign, provenDecimal, splitNumber } from './split-number.ts';

const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  ...{
    $: 'USD',
    US$: 'USD',
    C$: 'CAD',
    CA$: 'CAD',
    A$: 'AUD',
    AU$: 'AUD',
    NZ$: 'NZD',
    R$: 'BRL',
    HK$: 'HKD',
  },
  ...{
    '€': 'EUR',
    '£': 'GBP',
    '¥': 'JPY',
    '₹': 'INR',
    '₩': 'KRW',
    '₺': 'TRY',
    '₪': 'ILS',
    '₽': 'RUB',
    zł: 'PLN',
  },
};
/** Longer than any amount is written. */
const MAX_LENGTH = 60;
/** So many digits with cents are a safe integer. */
const MAX_DIGITS = 13;

/** An amount as read. */
export interface Money {
  /** Signed. */
  cents: number;
  /** The currency that stands with the amount; null without one. */
  currency: string | null;
  /** Whether a sign was written, of either kind. */
  isSigned: boolean;
}

/** An amount's digits, and what stands before and after them; null without digits. */
function takeApart(text: string): { before: string; digits: string; after: string } | null {
  if (text.length > MAX_LENGTH) return null;
  const plain = text.trim().replaceAll(/[\u2212\u2013\ufe63\uff0d]/gu, '-');
  const first = plain.search(/[\d.,]/u);
  const last = plain.search(/\d\D*$/u);
  if (first === -1 || last === -1) return null;
  return {
    before: plain.slice(0, first),
    digits: plain.slice(first, last + 1),
    after: plain.slice(last + 1),
  };
}

/** The decimal sign that an amount proves for the file it is in; null when it proves none. */
export const decimalOf = (text: string): DecimalSign | null => provenDecimal(takeApart(text)?.digits ?? '');

/** An amount in cents; null when the text is none, or has parts of a cent. */
export function parseMoney(text: string, decimal: DecimalSign | null): Money | null {
  const parts = takeApart(text);
  const affixes = parts && readAffixes(parts.before, parts.after);
  if (!affixes) return null;
  const number = splitNumber(parts.digits, decimal ?? provenDecimal(parts.digits) ?? '.');
  if (!number) return null;
  const whole = number.whole.replace(/^0+/u, '');
  const fraction = number.fraction.slice(0, 2).padEnd(2, '0');
  if (/[^0]/u.test(number.fraction.slice(2)) || whole.length > MAX_DIGITS) return null;
  const cents = Number(whole + fraction);
  return {
    cents: affixes.isNegative && cents !== 0 ? -cents : cents,
    currency: affixes.currency,
    isSigned: affixes.isSigned,
  };
}

/** What the signs around an amount say; null when they contradict each other or are none. */
function readAffixes(before: string, after: string) {
  const isBracketed = before.includes('(') && after.includes(')');
  const around = [before, after].map((side) => side.replaceAll(/[\s()]/gu, ''));
  const brackets = (before + after).replaceAll(/[^()]/gu, '');
  if (brackets !== '' && (brackets !== '()' || !isBracketed)) return null;
  const minus = around.join('').replaceAll(/[^-]/gu, '').length;
  const plus = around.join('').replaceAll(/[^+]/gu, '').length;
  const words = around.map((side) => side.replaceAll(/[+-]/gu, '')).filter((word) => word !== '');
  const sides = words.filter((word) => /^(?:CR|DR)$/iu.test(word));
  const currencies = words.filter((word) => !sides.includes(word)).map(currencyOf);
  if (minus + plus + sides.length + (isBracketed ? 1 : 0) > 1) return null;
  if (currencies.length > 1 || currencies.includes(null)) return null;
  const isDebit = sides.some((side) => side.toUpperCase() === 'DR');
  return {
    isNegative: minus > 0 || isBracketed || isDebit,
    isSigned: minus + plus + sides.length > 0 || isBracketed,
    currency: currencies[0] ?? null,
  };
}

const currencyOf = (word: string): string | null =>
  CURRENCY_SIGNS[word] ?? (/^[A-Z]{3}$/u.test(word) ? word : null);
