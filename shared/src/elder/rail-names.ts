import { t } from '@fap/shared/kernel/words.ts';
import type { PaymentRail } from './payment-rail.ts';

/** Ways of paying at the beginning of a sentence. */
export const RAIL_NAMES: Readonly<Record<PaymentRail, string>> = {
  crypto: t`Cryptocurrency`,
  gift_card: t`Money on gift cards`,
  wire_abroad: t`A transfer abroad`,
  person_to_person: t`Money sent person to person`,
  card: t`A card payment`,
  bank_debit: t`A direct debit`,
  check: t`A check`,
  cash: t`Cash`,
  transfer: t`A bank transfer`,
  unknown: t`A payment`,
};
