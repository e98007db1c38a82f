import { t } from '@fap/shared/kernel/words.ts';

/** Ways of paying a scammer. */
export const RAILS = [
  'wire_international',
  'wire_domestic',
  'card',
  'bank_debit',
  'crypto',
  'gift_card',
  'payment_app',
  'cash',
] as const;
export type Rail = (typeof RAILS)[number];

/** The ways of paying, as people choose them. */
export const RAIL_LABELS: Readonly<Record<Rail, string>> = {
  wire_international: t`Bank transfer to another country`,
  wire_domestic: t`Bank transfer in the same country`,
  card: t`Debit or credit card`,
  bank_debit: t`Direct debit or ACH from a bank account`,
  crypto: t`Cryptocurrency`,
  gift_card: t`Gift card`,
  payment_app: t`Payment app (Zelle, PayPal, Venmo, Cash App …)`,
  cash: t`Cash, by mail or handed over`,
};

/** Where a time limit comes from. */
export interface RuleSource {
  name: string;
  url: string;
}

/** A time limit of one way of paying, and what it depends on. */
export type RecoveryLimit = {
  source: RuleSource;
  /** What may be possible within it, and for whom; never a promise. */
  says: string;
} & (
  | { kind: 'hours'; hours: number /** Applies from this amount. */; fromUsd: number }
  | { kind: 'business-days' | 'days'; days: number }
  | { kind: 'same-day' }
  /** No rule sets a time; the money moves on within minutes or hours. */
  | { kind: 'at-once'; pace: 'minutes' | 'hours' }
);

/** What to do about one way of paying. */
export interface RailAdvice {
  /** Whom to call. */
  call: string;
  /** What to do first, in order. */
  steps: readonly string[];
  limits: readonly RecoveryLimit[];
}
