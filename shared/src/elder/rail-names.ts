import type { PaymentRail } from './payment-rail.ts';

/** Ways of paying at the beginning of a sentence. */
export const RAIL_NAMES: Readonly<Record<PaymentRail, string>> = {
  crypto: 'Cryptocurrency',
  gift_card: 'Money on gift cards',
  wire_abroad: 'A transfer abroad',
  person_to_person: 'Money sent person to person',
  card: 'A card payment',
  bank_debit: 'A direct debit',
  check: 'A check',
  cash: 'Cash',
  transfer: 'A bank transfer',
  unknown: 'A payment',
};
