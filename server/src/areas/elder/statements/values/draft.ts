import type { Balance, Direction } from '@fap/shared/elder/payment.ts';

/**
 * How far an id may be relied on. `bank`: the standard says it is unique; `given`: the file calls it the payment's id;
 * `doubtful`: a reference that may be the customer's as well as the payment's.
 */
export type IdTrust = 'bank' | 'given' | 'doubtful';

/** A payment as read, before its id is settled and its fields are checked. */
export interface Draft {
  /** Where it begins in the file, for what is said about it. */
  line: number;
  /** Empty when the file names none. */
  account: string;
  /** Null when the file has none. */
  id: string | null;
  trust: IdTrust;
  /** Cents, without a sign. */
  amount: number;
  currency: string;
  direction: Direction;
  payee: string;
  description: string;
  channel: string;
  /** ISO 8601 UTC. */
  occurredAt: string;
}

/** What a reader found in a file. */
export interface Reading {
  drafts: Draft[];
  /** Every account the file is about, also those without payments. */
  accounts: ReadonlySet<string>;
  balances: Balance[];
}
