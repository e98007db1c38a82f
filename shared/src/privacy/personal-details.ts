import type { PersonalSpan } from './personal-names.ts';

const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*';
const DAY = String.raw`(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}|\d{1,2}(?:st|nd|rd|th)? ${MONTH},? \d{4}|${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4})`;

/** What words or a fixed form say about a number: the first group is what may not be read. */
const TOLD: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'ACCOUNT',
    /\b(?:account|acct|a\/c|iban|sort code|konto)(?:[ \t]{1,8}(?:number|no|nr|num|code))?\.?(?:[ \t]{1,8}(?:is|was|of))?[ \t]{0,8}[:#=]?[ \t]{0,8}((?:[A-Z]{2})?\d(?:[ -]?\d){4,22})(?!\w)/giu,
  ],
  ['ID', /(?<![\w-])(\d{3}-\d{2}-\d{4})(?![\w-])/gu],
  [
    'ID',
    /\b(?:ssn|social security|passport|driver['’]?s? licen[cs]e|national insurance|national id|tax id|medicare)(?:[ \t]{1,8}(?:number|no|id))?\.?(?:[ \t]{1,8}(?:is|was))?[ \t]{0,8}[:#=]?[ \t]{0,8}([A-Z0-9](?:[ -]?[A-Z0-9]){3,14}\d[A-Z]?)\b/giu,
  ],
  [
    'BIRTHDAY',
    new RegExp(
      String.raw`\b(?:born(?: on)?|date of birth|dob|birthday)(?:[ \t]{1,8}(?:is|was))?[ \t]{0,8}:?[ \t]{0,8}(${DAY})`,
      'giu',
    ),
  ],
  [
    'ADDRESS',
    /(?<![\w.])(\d{1,5}[a-z]?[ \t]+(?:\p{Lu}[\p{L}'’.-]{0,30}[ \t]+){1,4}(?:Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Court|Ct|Place|Pl|Terrace|Close|Square)\b\.?)/gu,
  ],
];

const MAIL_SHAPE =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}(?:@|%40)[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu;
const DIGIT_RUN = /(?<![\w.$€£¥])(?:\+|\()?\d(?:[ ()./-]{0,2}\d){6,}(?!\w)/gu;
const MONEY_SHAPE = /^\d{1,3}(?:[ .]?\d{3}){2,3}$/u;
const CURRENCY_AFTER = /^[ \t]*(?:[€£¥]|(?:usd|eur|gbp|dollars?|euros?|pounds?|usdt|btc)\b)/iu;
/** A number that is the end of a name ("case-20250101") is none of a person's, unless that name says it is. */
const NAME_BEFORE = /\p{L}-$/u;
const NUMBER_WORD_BEFORE =
  /\b(?:tel|telephone|phone|mobile|mob|cell|call|number|no|nr|fax|acct|account|whatsapp|id|ssn|card|iban)-$/iu;
const DATE_SHAPES =
  /^(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.]\d{4}|(?:19|20)\d\d[-/ ]{1,2}(?:19|20)\d\d)$/u;

/** Accounts, identity papers, birthdays and homes that a text discloses. */
export function findDisclosedDetails(text: string): PersonalSpan[] {
  return TOLD.flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map((match) => {
      const value = match[1] ?? '';
      const start = match.index + match[0].lastIndexOf(value);
      return { kind, value: compact(value), start, end: start + value.length };
    }),
  );
}

/** The last net: whatever is left with the shape of an address or a long number, whether or not it could exist. */
export function findShapes(text: string): PersonalSpan[] {
  const spans = (kind: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(({ 0: value, index }) => ({
      kind,
      value: compact(value),
      start: index,
      end: index + value.length,
    }));
  return [
    ...spans('EMAIL', MAIL_SHAPE),
    ...spans('NUMBER', DIGIT_RUN).filter(
      ({ start, end }) =>
        !isDayOrSum(text.slice(start, end), text.slice(end, end + 12)) &&
        !isEndOfName(text.slice(Math.max(0, start - 12), start)),
    ),
  ];
}

const isDayOrSum = (run: string, after: string): boolean =>
  DATE_SHAPES.test(run) || (MONEY_SHAPE.test(run) && CURRENCY_AFTER.test(after));

const isEndOfName = (before: string): boolean => NAME_BEFORE.test(before) && !NUMBER_WORD_BEFORE.test(before);

const compact = (value: string): string => value.replace(/[\s().-]/gu, '');
