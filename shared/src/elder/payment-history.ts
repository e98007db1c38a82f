import { payeeKey } from './payee-key.ts';
import type { Balance, PaymentInput } from './payment.ts';
import { type PaymentRail, railOf } from './payment-rail.ts';
import type { PaymentStatus } from './rules.ts';
import { type Lookback, type PastPayment, wentThrough } from './situation.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Thirty days. */
export const SPAN_SECONDS = 30 * 24 * 60 * 60;
const SPAN_MS = SPAN_SECONDS * 1_000;
/** Half a year, the running span among them. */
export const USUAL_SPANS = 6;
const NOTHING_BEFORE: KnownBefore = { since: new Map(), usual: [], lastMs: null };
/** After a gap of so many days in what reaches us, nobody knows any more what is in the account. */
const BALANCE_GAP_DAYS = 62;
/** Payments to one payee that a rhythm is read from. */
export const LOOKED_AT_OF_PAYEE = 8;

/** What is known of before the payments that a history is given. */
export interface KnownBefore {
  /** When each payee was first paid, by its key. */
  since: ReadonlyMap<string, number>;
  usual: readonly UsualSums[];
  /** The last payment in any direction. */
  lastMs: number | null;
}

/** The past of one elder, growing payment by payment in the order of time. */
export class PaymentHistory {
  readonly #ofPayee = new Map<string, PastPayment[]>();
  readonly #sinceMs: Map<string, number>;
  readonly #day = new SentWithin(DAY_MS);
  readonly #hour = new SentWithin(HOUR_MS);
  readonly #usual: UsualHistory;
  #lastAlertMs: number | null = null;
  #balance: Balance | null;
  #lastMs: number | null;

  constructor(balance: Balance | null, { since, usual, lastMs }: KnownBefore = NOTHING_BEFORE) {
    this.#balance = balance;
    this.#sinceMs = new Map(since);
    this.#usual = new UsualHistory(usual);
    this.#lastMs = lastMs;
  }

  /** After all payments that were judged; null where it is not known, or not any more. */
  get balance(): Balance | null {
    return this.#balance;
  }

  /** What a payment is judged by. */
  before(payment: PaymentInput): Lookback {
    const { payee, occurredAt, currency } = payment;
    const atMs = Date.parse(occurredAt);
    const key = payeeKey(payee);
    const sinceMs = this.#sinceMs.get(key);
    this.#forgetBalance(atMs);
    return {
      sentInDay: this.#day.sumBefore(atMs, currency),
      paymentsInHour: this.#hour.countBefore(atMs),
      ...this.#usual.before(atMs, railOf(payment), currency),
      lastAlertMs: this.#lastAlertMs,
      ofPayee: this.#ofPayee.get(key) ?? [],
      payeeSinceMs: sinceMs !== undefined && sinceMs < atMs ? sinceMs : null,
      balance: this.#balance,
    };
  }

  /** Adds a payment that the balance knows already. */
  add(past: PastPayment): void {
    this.#forgetBalance(past.atMs);
    this.#lastMs = Math.max(past.atMs, this.#lastMs ?? past.atMs);
    if (past.direction !== 'out') return;
    // What was blocked did not leave, as far as Elder Shield knows.
    if (past.status !== 'blocked') for (const window of [this.#day, this.#hour]) window.add(past);
    if (wentThrough(past)) this.#usual.add(past);
    else this.#lastAlertMs = past.atMs;
    this.addToPayee(past);
  }

  /** Adds a payment of long ago that tells of its payee alone. */
  addToPayee(past: PastPayment): void {
    const { payeeKey: key, atMs } = past;
    this.#ofPayee.set(key, [past, ...(this.#ofPayee.get(key) ?? [])].slice(0, LOOKED_AT_OF_PAYEE));
    if (wentThrough(past)) this.#sinceMs.set(key, Math.min(atMs, this.#sinceMs.get(key) ?? atMs));
  }

  /** Adds a payment that was just judged, and moves the balance by it. */
  addJudged(payment: PaymentInput, status: PaymentStatus): void {
    this.add(pastOf(payment, status));
    if (status !== 'blocked') this.#balance = moved(this.#balance, payment);
  }

  /** A statement of years ago says nothing of today. */
  #forgetBalance(atMs: number): void {
    if (!this.#balance) return;
    const known = Math.max(Date.parse(this.#balance.asOf), this.#lastMs ?? 0);
    if (atMs - known > BALANCE_GAP_DAYS * DAY_MS) this.#balance = null;
  }
}

/** What was sent within a span of time before a moment: running sums, because a file may hold a whole year of one day. */
class SentWithin {
  readonly #spanMs: number;
  readonly #sums = new Map<string, number>();
  #sent: PastPayment[] = [];
  #from = 0;

  constructor(spanMs: number) {
    this.#spanMs = spanMs;
  }

  add(past: PastPayment): void {
    this.#sent.push(past);
    this.#sums.set(past.currency, (this.#sums.get(past.currency) ?? 0) + past.amount);
  }

  sumBefore(atMs: number, currency: string): number {
    this.#forget(atMs);
    return this.#sums.get(currency) ?? 0;
  }

  countBefore(atMs: number): number {
    this.#forget(atMs);
    return this.#sent.length - this.#from;
  }

  #forget(atMs: number): void {
    for (
      let oldest = this.#sent[this.#from];
      oldest && oldest.atMs <= atMs - this.#spanMs;
      oldest = this.#sent[this.#from]
    ) {
      this.#sums.set(oldest.currency, (this.#sums.get(oldest.currency) ?? 0) - oldest.amount);
      this.#from += 1;
    }
    // Now and then, so that what was forgotten is freed.
    if (this.#from > 1_000) {
      this.#sent = this.#sent.slice(this.#from);
      this.#from = 0;
    }
  }
}

/** What went out in one span of thirty days on one rail and in one money. */
export interface UsualSums {
  /** Which span, counted from 1970. */
  span: number;
  rail: PaymentRail;
  currency: string;
  /** The largest sum, cents. */
  largest: number;
  payments: number;
}

/** The span of thirty days that a moment falls into. */
export const spanOf = (atMs: number): number => Math.floor(atMs / SPAN_MS);

/** The usual sums of the last half year. They are forgotten by spans of thirty days, so that a database can sum them up alike. */
class UsualHistory {
  readonly #sums = new Map<string, UsualSums>();

  constructor(known: readonly UsualSums[]) {
    for (const one of known) this.#sums.set(keyOf(one), { ...one });
  }

  add({ atMs, rail, currency, amount }: PastPayment): void {
    const fresh = { span: spanOf(atMs), rail, currency, largest: 0, payments: 0 };
    const sums = this.#sums.get(keyOf(fresh)) ?? fresh;
    sums.largest = Math.max(sums.largest, amount);
    sums.payments += 1;
    this.#sums.set(keyOf(fresh), sums);
  }

  before(
    atMs: number,
    rail: PaymentRail,
    currency: string,
  ): { largestOfRail: number; sentInHalfYear: number } {
    const recent = [...this.#sums.values()].filter(({ span }) => span > spanOf(atMs) - USUAL_SPANS);
    const same = recent.filter((one) => one.rail === rail && one.currency === currency);
    return {
      largestOfRail: Math.max(0, ...same.map(({ largest }) => largest)),
      sentInHalfYear: recent.reduce((sum, { payments }) => sum + payments, 0),
    };
  }
}

const keyOf = ({ span, rail, currency }: Pick<UsualSums, 'span' | 'rail' | 'currency'>): string =>
  `${span} ${rail} ${currency}`;

/** A payment as later ones look back on it. */
export const pastOf = (payment: PaymentInput, status: PaymentStatus): PastPayment => ({
  amount: payment.amount,
  currency: payment.currency,
  direction: payment.direction,
  payeeKey: payeeKey(payment.payee),
  rail: railOf(payment),
  atMs: Date.parse(payment.occurredAt),
  status,
  isReleased: false,
});

/**
 * The balance after a payment; the rules cannot stop money, so it counts whatever they said. It stays of the day it was stated: a payment dated
 * years ahead by mistake must not make all others look older than it.
 */
function moved(
  balance: Balance | null,
  { currency, occurredAt, direction, amount }: PaymentInput,
): Balance | null {
  if (!balance || balance.currency !== currency || Date.parse(occurredAt) < Date.parse(balance.asOf))
    return balance;
  return { ...balance, amount: balance.amount + (direction === 'in' ? amount : -amount) };
}

/** The balance before the payments of a statement, which tells the one after them; null when they are none. */
export function openingBalance(closing: Balance | null, payments: readonly PaymentInput[]): Balance | null {
  const own = payments.filter(
    ({ currency, occurredAt }) =>
      currency === closing?.currency && Date.parse(occurredAt) <= Date.parse(closing.asOf),
  );
  const [first] = own.toSorted(byTime);
  if (!closing || !first) return closing;
  const change = own.reduce((sum, { direction, amount }) => sum + (direction === 'in' ? amount : -amount), 0);
  return { ...closing, amount: closing.amount - change, asOf: first.occurredAt };
}

/** The order in which payments are judged; ties by id, so that no sorting decides an alert. */
export const byTime = (a: PaymentInput, b: PaymentInput): number =>
  Date.parse(a.occurredAt) - Date.parse(b.occurredAt) || (a.externalId < b.externalId ? -1 : 1);
