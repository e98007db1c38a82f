const CHECKS = ['check', 'cheque', 'chk'];
/** Words that banks put around a payee's name, and that say nothing of who it is. */
const BANK_WORDS = new Set([
  ...CHECKS,
  ...['pos', 'purchase', 'debit', 'card', 'payment', 'pmt', 'pymt', 'to', 'from', 'for', 'the', 'checkcard'],
  ...[
    'recurring',
    'online',
    'transfer',
    'xfer',
    'ach',
    'zelle',
    'venmo',
    'ref',
    'id',
    'no',
    'nr',
    'inc',
    'llc',
  ],
  ...[
    'ltd',
    'gmbh',
    'co',
    'corp',
    'visa',
    'mastercard',
    'contactless',
    'direct',
    'wire',
    'out',
    'intl',
    'www',
  ],
  ...[
    'an',
    'von',
    'sepa',
    'lastschrift',
    'ueberweisung',
    'überweisung',
    'cb',
    'carte',
    'compra',
    'pago',
    'bizum',
  ],
]);
const MAX_WORDS = 4;

/**
 * What makes two payments go to the same payee: the words of the name without the bank's own, without store and
 * reference numbers, in order. A name without letters keeps its digits; an empty one (a check, say) is nobody's key.
 */
export function payeeKey(payee: string): string {
  const words = payee
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const names = words.filter((word) => !/\d/u.test(word) && !BANK_WORDS.has(word));
  if (names.length > 0) return names.slice(0, MAX_WORDS).join(' ');
  return isCheckNumber(words) ? '' : words.join(' ');
}

/** "CHECK 1043" names a piece of paper, not who got it. */
const isCheckNumber = (words: readonly string[]): boolean => words.some((word) => CHECKS.includes(word));
