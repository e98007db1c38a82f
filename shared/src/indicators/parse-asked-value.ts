import { extractIndicators } from './extract-indicators.ts';
import type { Indicator, IndicatorType } from './indicator-types.ts';

type AskedIndicator = Pick<Indicator, 'type' | 'value'>;

/** Possible meanings of a queried value. */
export interface AskedValue {
  /** Indicators parsed from it like from any text. */
  read: AskedIndicator[];
  /** Types that need context in a text: relevant only if the index has such a value. */
  guessed: AskedIndicator[];
}

const MAX_READ = 5;
/** Types that need context, by the format of their values. */
const IN_LOWER_CASE: readonly IndicatorType[] = ['md5', 'sha1', 'sha256', 'transaction', 'handle', 'domain'];
const AS_WRITTEN: readonly IndicatorType[] = ['sol', 'transaction', 'routing', 'tracker', 'handle'];

/** A number or short code as it is dialled in its own country. */
const NUMBER = /^\(?\d(?:[ ()./-]{0,2}\d){4,11}$/u;

/** Parses a copied value into the indicators it may be. */
export function parseAskedValue(text: string): AskedValue {
  const value = text.trim();
  const read = [
    ...new Map(extractIndicators(value).map((one) => [`${one.type} ${one.value}`, one])).values(),
  ].slice(0, MAX_READ);
  const numbers = NUMBER.test(value) ? [{ type: 'phone' as const, value: value.replace(/\D/gu, '') }] : [];
  if (/\s/u.test(value)) return { read: read.map(strip), guessed: numbers };
  const guesses = [
    ...numbers,
    ...IN_LOWER_CASE.map((type) => ({ type, value: value.toLowerCase() })),
    ...AS_WRITTEN.map((type) => ({ type, value })),
  ];
  const isRead = (guess: AskedIndicator) =>
    read.some((one) => one.type === guess.type && one.value === guess.value);
  const guessed = new Map(
    guesses.filter((guess) => !isRead(guess)).map((one) => [`${one.type} ${one.value}`, one]),
  );
  return { read: read.map(strip), guessed: [...guessed.values()] };
}

const strip = ({ type, value }: Indicator): AskedIndicator => ({ type, value });
