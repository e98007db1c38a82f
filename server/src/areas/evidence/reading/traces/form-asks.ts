import type { FormAsk } from '@fap/shared/evidence/file-traces.ts';

/** How names, labels and placeholders of fields say what they ask for. */
const ASKS: readonly (readonly [FormAsk, RegExp])[] = [
  [
    'card',
    /\b(?:card|cc) ?(?:num(?:ber)?|no|holder|name)\b|\b(?:cvv2?|cvc|ccnum|pan|expiry|exp (?:date|month|year))\b/u,
  ],
  ['password', /\b(?:pass(?:word|wd|phrase)?|pwd|contrase(?:ñ|n)a|passwort)\b/u],
  ['code', /\b(?:otp|one time|sms code|pin(?: code)?|verification code|2fa|mfa|security code|auth code)\b/u],
  [
    'identity',
    /\b(?:ssn|social security|passport|driver s? ?licen[cs]e|national id|id number|dob|date of birth|mother s maiden)\b/u,
  ],
  [
    'seed-phrase',
    /\b(?:mnemonic|seed(?: phrase| words?)?|recovery phrase|secret phrase|private key|keystore)\b/u,
  ],
  ['bank-account', /\b(?:iban|bic|swift|routing|sort code|account (?:num(?:ber)?|no)|bank account)\b/u],
];

/** What fields ask for, told by what they are called; each once. */
export function asksOf(fields: readonly string[]): FormAsk[] {
  const words = fields.map(spaced);
  return ASKS.flatMap(([ask, pattern]) => (words.some((field) => pattern.test(field)) ? [ask] : []));
}

/** `cardNumber`, `card-number` and `card_number` as "card number". */
const spaced = (name: string): string =>
  name
    .replaceAll(/(?<=[a-z])(?=[A-Z])/gu, ' ')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
