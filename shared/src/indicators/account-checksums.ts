import { t } from '@fap/shared/kernel/words.ts';

/** Lengths of account numbers by country (SWIFT's IBAN registry). */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    t`AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ` +
    t`ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 ` +
    t`LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 ` +
    t`PT25 QA29 RO24 RS22 RU33 SA24 SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 ` +
    'YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
);

/** Beginnings of the card networks' numbers with their lengths (ISO/IEC 7812 ranges as the networks publish them). */
const CARD_NETWORKS: readonly RegExp[] = [
  /^4(?:\d{12}|\d{15}|\d{18})$/u,
  /^(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}$/u,
  /^3[47]\d{13}$/u,
  /^(?:6011|65\d\d|64[4-9]\d|622\d)\d{12,15}$/u,
  /^35(?:2[89]|[3-8]\d)\d{12,15}$/u,
  /^3(?:0[0-5]|095|[689]\d)\d{11,16}$/u,
  /^62\d{14,17}$/u,
  /^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{9,15}$/u,
];

const digitsOf = (text: string): string => text.replace(/[\s-]/gu, '');

/** Whether a text is an IBAN: its country's length, and the rearranged digits are 1 modulo 97 (ISO 13616). */
export function isIban(text: string): boolean {
  const compact = digitsOf(text).toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/u.test(compact)) return false;
  if (IBAN_LENGTHS.get(compact.slice(0, 2)) !== compact.length) return false;
  let remainder = 0;
  for (const character of compact.slice(4) + compact.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
  }
  return remainder === 1;
}

/** Whether a run of 12–19 digits is a card number: of a network's range, and Luhn's check digit is right. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  if (!CARD_NETWORKS.some((network) => network.test(digits))) return false;
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Whether nine digits are a US bank's routing number: a Federal Reserve prefix and weights 3, 7, 1 (ABA). */
export function isRoutingNumber(text: string): boolean {
  if (!/^(?:0\d|1[0-2]|2[1-9]|3[0-2]|6[1-9]|7[0-2]|80)\d{7}$/u.test(text)) return false;
  const sum = [...text].reduce(
    (total, digit, index) => total + Number(digit) * ([3, 7, 1][index % 3] ?? 0),
    0,
  );
  return sum > 0 && sum % 10 === 0;
}
