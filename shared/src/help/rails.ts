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
  label: string;
  /** Whom to call. */
  call: string;
  /** What to do first, in order. */
  steps: readonly string[];
  limits: readonly RecoveryLimit[];
}
