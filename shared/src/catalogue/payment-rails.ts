import { t } from '@fap/shared/kernel/words.ts';
/** A way for money to change hands, recognised by its wording. */
export interface PaymentRail {
  id: string;
  name: string;
  pattern: RegExp;
}

/** The ways of paying that reports speak of. */
export const PAYMENT_RAILS: readonly PaymentRail[] = [
  {
    id: 'crypto',
    name: t`Cryptocurrency`,
    pattern:
      /\b(?:bitcoins?|btc|usdt|usdc|tether|ethereum|ether|crypto\w*|wallet address|(?:bitcoin|crypto) (?:atm|machine|kiosk)|kiosk)\b/giu,
  },
  {
    id: 'gift-card',
    name: t`Gift cards and vouchers`,
    pattern: /\b(?:gift ?cards?|vouchers?|prepaid cards?)\b/giu,
  },
  {
    id: 'bank',
    name: t`Bank transfer or wire`,
    pattern:
      /\b(?:wire(?:d| transfers?)?|bank transfers?|transferred (?:it|the money|my|our|\W?\d)|standing order|iban|ach|sepa|account number|swift|routing number)\b/giu,
  },
  {
    id: 'person-to-person',
    name: t`Person-to-person app`,
    pattern:
      /\b(?:zelle|venmo|cash ?app|upi|m-?pesa|gcash|bizum|paypal|wise|revolut|apple cash|google pay)\b/giu,
  },
  {
    id: 'remittance',
    name: t`Remittance or money order`,
    pattern: /\b(?:western union|moneygram|ria money|remitly|money orders?)\b/giu,
  },
  {
    id: 'card',
    name: t`Card`,
    pattern: /\b(?:(?:credit|debit|bank) ?cards?|card (?:number|details|payment))\b/giu,
  },
  {
    id: 'cash',
    name: t`Cash or courier`,
    pattern: /\b(?:in cash|cash (?:in|by|to)|courier|gold bars?|envelope of cash)\b/giu,
  },
  {
    id: 'cheque',
    name: t`Cheque`,
    pattern: /\b(?:cheques?|checks? (?:in the mail|for|from|bounced)|cashier'?s checks?)\b/giu,
  },
];

/** How often each way of paying is spoken of; ways that are not are left out. */
export function countRails(text: string): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id, pattern } of PAYMENT_RAILS) {
    const count = text.match(pattern)?.length ?? 0;
    if (count > 0) counts[id] = count;
  }
  return counts;
}
