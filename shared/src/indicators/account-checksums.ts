/** What an account number is made of behind its country and check digits (SWIFT's IBAN registry): n digits, a letters, c either. */
const IBAN_STRUCTURES =
  'AD8n12c AE19n AL8n16c AT16n AZ4a20c BA16n BE12n BG4a6n8c BH4a14c BI23n BR23n1a1c BY4c4n16c CH5n12c CR18n CY8n16c CZ20n DE18n DJ23n ' +
  'DK14n DO4c20n EE16n EG25n ES20n FI14n FK2a12n FO14n FR10n11c2n GB4a14n GE2a16n GI4a15c GL14n GR7n16c GT24c HN4a20n HR17n HU24n ' +
  'IE4a14n IL19n IQ4a15n IS22n IT1a10n12c JO4a4n18c KW4a22c KZ3n13c LB4n20c LC4a24c LI5n12c LT16n LU3n13c LV4a13c LY21n MC10n11c2n ' +
  'MD20c ME18n MK3n10c2n MN16n MR23n MT4a5n18c MU4a19n3a NI4a20n NL4a10n NO11n OM3n16c PK4a16c PL24n PS4a21c PT21n QA4a21c RO4a16c ' +
  'RS18n RU14n15c SA2n18c SC4a20n3a SD14n SE20n SI15n SK20n SM1a10n12c SO19n ST21n SV4a20n TL19n TN20n TR6n16c UA6n19c VA18n VG4a16n ' +
  'XK16n YE4a4n18c';

const CHARACTERS: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };
const IBANS: ReadonlyMap<string, RegExp> = new Map(
  IBAN_STRUCTURES.split(' ').map((entry) => {
    const parts = entry.slice(2).matchAll(/(\d{1,2})([nac])/gu);
    const account = [...parts].map(([, count, kind = '']) => `${CHARACTERS[kind]}{${count}}`).join('');
    return [entry.slice(0, 2), new RegExp(`^[A-Z]{2}[0-9]{2}${account}$`, 'u')];
  }),
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

/** Whether a text is an IBAN: made as its country makes them, and the rearranged digits are 1 modulo 97 (ISO 13616). */
export function isIban(text: string): boolean {
  const compact = digitsOf(text).toUpperCase();
  if (!IBANS.get(compact.slice(0, 2))?.test(compact)) return false;
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
