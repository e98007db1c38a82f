import { extractIndicators } from '@fap/shared/indicators/extract-indicators.ts';

/** A number in a labelled text (UTF-16 offsets). */
export interface LabelledNumber {
  start: number;
  end: number;
  /** The country that the reader took it for; null for a short code, or where nothing says it. */
  country: string | null;
  /** A telephone number that nobody is told to call: a fax, the sender's own. Found or not, it counts for nothing. */
  isOther: boolean;
}

export interface LabelledText {
  id: string;
  source: string;
  isScam: boolean;
  text: string;
  numbers: readonly LabelledNumber[];
}

/** What the finder did with one text. */
export interface JudgedText {
  labelled: number;
  right: number;
  /** Numbers to be called that were not found at all. */
  missed: readonly LabelledNumber[];
  /** Mentions called telephone numbers that are none, are cut, or are given to a wrong country. */
  wrong: readonly { start: number; end: number; value: string }[];
  /** Different telephone numbers it found. */
  found: number;
}

/** Calling codes of the countries that labels name. */
const CALLING_CODES: Readonly<Record<string, string>> = {
  ...{
    US: '1',
    GB: '44',
    IN: '91',
    NG: '234',
    GH: '233',
    BJ: '229',
    CI: '225',
    BF: '226',
    TG: '228',
    SN: '221',
  },
  ...{ ZA: '27', MY: '60', AE: '971', NL: '31', BE: '32', ES: '34', AR: '54', AU: '61', FR: '33', DE: '49' },
  ...{ IE: '353', CN: '86', HK: '852', TH: '66', RU: '7', IT: '39', CH: '41', KE: '254', PH: '63', SG: '65' },
  ...{ BD: '880', MM: '95', QA: '974' },
};
/** So many last digits make two spellings of a number the same. */
const SAME_DIGITS = 7;
/** Letters on the keys of a telephone. */
const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** Compares the telephone numbers the product finds in a text with the labelled ones. */
export function judgeNumbers({ text, numbers }: LabelledText, find = findPhones): JudgedText {
  const mentions = find(text);
  const isRight = (number: LabelledNumber, one: { start: number; end: number; value: string }) =>
    one.start < number.end &&
    one.end > number.start &&
    isSame(text.slice(number.start, number.end), number, one.value);
  const called = numbers.filter(({ isOther }) => !isOther);
  const right = called.filter((number) => mentions.some((one) => isRight(number, one)));
  const rightValues = new Set(
    mentions.filter((one) => numbers.some((number) => isRight(number, one))).map(({ value }) => value),
  );
  const missed = called.filter(
    (number) => !mentions.some((one) => one.start < number.end && one.end > number.start),
  );
  const wrong = mentions.filter(({ value }) => !rightValues.has(value));
  return {
    labelled: called.length,
    right: right.length,
    missed,
    wrong,
    found: new Set(mentions.map(({ value }) => value)).size,
  };
}

function findPhones(text: string): { start: number; end: number; value: string }[] {
  return extractIndicators(text).filter(({ type }) => type === 'phone');
}

/** Whether a value is this number: all its digits, and no other country's. */
function isSame(written: string, { country }: LabelledNumber, value: string): boolean {
  const digits = digitsOf(written);
  if (digits.length < SAME_DIGITS) return value === digits;
  const code = country === null ? undefined : CALLING_CODES[country];
  if (country !== null && code === undefined) throw new Error(`no calling code for ${country}`);
  if (value.startsWith('+') && code !== undefined && !value.startsWith(`+${code}`)) return false;
  return digitsOf(value).endsWith(digits.slice(-SAME_DIGITS));
}

/** The digits of a number, those that stand as letters included. */
const digitsOf = (written: string): string =>
  [...written.toLowerCase()].map((sign) => (/\d/u.test(sign) ? sign : keyOf(sign))).join('');

function keyOf(letter: string): string {
  const key = KEYS.findIndex((letters) => letters.includes(letter));
  return key === -1 ? '' : String(key + 2);
}
