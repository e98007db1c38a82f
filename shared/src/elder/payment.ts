import { t } from '@fap/shared/kernel/words.ts';
import * as v from 'valibot';
import { momentSchema } from '../kernel/moment.ts';
import { storableText } from '../kernel/schemas.ts';

export const DIRECTIONS = ['in', 'out'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** How a payment reached us; what is in a file the bank has booked already. */
export const PAYMENT_SOURCES = ['call', 'file', 'bank-feed', 'demo'] as const;
export type PaymentSource = (typeof PAYMENT_SOURCES)[number];

/** Above this no private payment is plausible, and sums of a year still fit a safe integer: ten billion in cents. */
const MAX_CENTS = 1_000_000_000_000;
/** Most payments in one call or file: five busy years of one account. */
export const MAX_PAYMENTS = 20_000;

const CURRENCY = t`Please give the currency as three letters, such as USD`;

/** A payment as a bank, a file or a call hands it in. */
export const paymentInputSchema = v.object({
  /** The bank's own id of the payment: the same id again is the same payment. */
  externalId: v.pipe(storableText(200), v.trim(), v.minLength(1, t`A payment needs an id`)),
  /** Cents, without a sign: `direction` says which way. */
  amount: v.pipe(
    v.number(t`Please give the amount in cents`),
    v.integer(t`Please give the amount in whole cents`),
    v.minValue(0, t`An amount has no sign: use the direction`),
    v.maxValue(MAX_CENTS, t`This amount is too large`),
  ),
  currency: v.pipe(storableText(3), v.regex(/^[A-Za-z]{3}$/u, CURRENCY), v.toUpperCase()),
  direction: v.picklist(DIRECTIONS, t`The direction is in or out`),
  payee: v.pipe(storableText(300), v.trim()),
  description: v.optional(v.pipe(storableText(2_000), v.trim()), ''),
  /** How it was paid, in the bank's words: "wire", "ACH", "Zelle" … */
  channel: v.optional(v.pipe(storableText(60), v.trim())),
  occurredAt: momentSchema,
});
export type PaymentInput = v.InferOutput<typeof paymentInputSchema>;

/** What a statement file holds: its payments in the file's order, and the balance where the bank states one. */
export interface Statement {
  payments: PaymentInput[];
  balance: Balance | null;
}

/** What was in an account, and when. */
export interface Balance {
  /** Cents; negative when overdrawn. */
  amount: number;
  currency: string;
  /** ISO 8601 UTC. */
  asOf: string;
}
