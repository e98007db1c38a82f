import { payeeKey } from '@fap/shared/elder/payee-key.ts';
import type { Balance, PaymentInput } from '@fap/shared/elder/payment.ts';
import {
  type KnownBefore,
  LOOKED_AT_OF_PAYEE,
  PaymentHistory,
  SPAN_SECONDS,
  USUAL_SPANS,
} from '@fap/shared/elder/payment-history.ts';
import type { PaymentRail } from '@fap/shared/elder/payment-rail.ts';
import { AFTER_ALERT_DAYS, type PastPayment } from '@fap/shared/elder/situation.ts';
import { sql } from 'drizzle-orm';
import { payment } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type PastRow = {
  amount: string;
  currency: string;
  direction: 'in' | 'out';
  payee_key: string;
  rail: PaymentRail;
  at_ms: string;
  status: PastPayment['status'];
  decision: string | null;
  external_id: string;
};

/** What was read of the past, in the order in which it was judged. */
export interface PastRows extends KnownBefore {
  rows: PastPayment[];
  /** Older payments to the same payees, which tell of these alone. */
  ofPayees: PastPayment[];
}

/** The past of some payments, from which each takes what happened before it. */
export class Past {
  readonly history: PaymentHistory;
  readonly #waiting: PastPayment[];

  constructor({ rows, ofPayees, ...before }: PastRows, opening: Balance | null) {
    this.history = new PaymentHistory(opening, before);
    for (const one of ofPayees) this.history.addToPayee(one);
    this.#waiting = rows.toReversed();
  }

  /** Adds what is kept already and happened before this moment. */
  reach(atMs: number): void {
    for (let next = this.#waiting.at(-1); next && next.atMs <= atMs; next = this.#waiting.at(-1)) {
      this.history.add(next);
      this.#waiting.pop();
    }
  }
}

/**
 * Reads what payments in this span of time are judged by: the days before and the span itself, the last payments to each payee, when
 * each was first paid, and the usual sums. Index scans, sent together.
 */
export async function lookBack(
  tx: TxCtx,
  elderId: string,
  payments: readonly PaymentInput[],
): Promise<PastRows> {
  const times = payments.map(({ occurredAt }) => Date.parse(occurredAt));
  const [from, until] = [Math.min(...times), Math.max(...times)];
  const keys = [...new Set(payments.map(({ payee }) => payeeKey(payee)))].filter((key) => key !== '');
  const moment = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
  const columns = sql`${payment.amount} as amount, ${payment.currency} as currency, ${payment.direction} as direction,
    ${payment.payeeKey} as payee_key, ${payment.rail} as rail, extract(epoch from ${payment.occurredAt}) * 1000 as at_ms,
    ${payment.status} as status, ${payment.decision} as decision, ${payment.externalId} as external_id`;
  const wanted = sql`unnest(${sql.param(keys)}::text[]) as wanted(key)`;
  const daysBefore = moment(from - AFTER_ALERT_DAYS * DAY_MS);
  const readRows = tx.db.execute<PastRow>(sql`
    select ${columns} from ${payment}
    where ${payment.elderId} = ${elderId} and ${payment.occurredAt} > ${daysBefore} and ${payment.occurredAt} <= ${moment(until)}`);
  const readOfPayees = tx.db.execute<PastRow>(sql`
    select earlier.* from ${wanted}
    cross join lateral (
      select ${columns} from ${payment}
      where ${payment.elderId} = ${elderId} and ${payment.payeeKey} = wanted.key and ${payment.direction} = 'out'
        and ${payment.occurredAt} <= ${daysBefore}
      order by ${payment.occurredAt} desc, ${payment.externalId} collate "C" desc limit ${LOOKED_AT_OF_PAYEE}
    ) as earlier`);
  const readFirst = tx.db.execute<{ key: string; at_ms: string }>(sql`
    select wanted.key, extract(epoch from earliest.at) * 1000 as at_ms from ${wanted}
    cross join lateral (
      select ${payment.occurredAt} as at from ${payment}
      where ${payment.elderId} = ${elderId} and ${payment.payeeKey} = wanted.key and ${wentOut}
      order by ${payment.occurredAt} limit 1
    ) as earliest`);
  const span = sql`floor(extract(epoch from ${payment.occurredAt}) / ${SPAN_SECONDS})`;
  const readUsual = tx.db.execute<{
    span: string;
    rail: PaymentRail;
    currency: string;
    largest: string;
    payments: string;
  }>(sql`
    select ${span} as span, ${payment.rail} as rail, ${payment.currency} as currency, max(${payment.amount}) as largest,
      count(*) as payments
    from ${payment}
    where ${payment.elderId} = ${elderId} and ${payment.occurredAt} <= ${daysBefore} and ${wentOut}
      and ${payment.occurredAt} > ${moment(from - (USUAL_SPANS + 1) * SPAN_SECONDS * 1000)}
    group by 1, 2, 3`);
  const readLast = tx.db.execute<{ at_ms: string | null }>(sql`
    select extract(epoch from max(${payment.occurredAt})) * 1000 as at_ms from ${payment}
    where ${payment.elderId} = ${elderId} and ${payment.occurredAt} <= ${daysBefore}`);
  const [rows, ofPayees, first, usual, [last]] = await Promise.all([
    readRows,
    readOfPayees,
    readFirst,
    readUsual,
    readLast,
  ]);
  return {
    rows: rows.toSorted(inOrder).map(pastOfRow),
    ofPayees: ofPayees.toSorted(inOrder).map(pastOfRow),
    lastMs: last && last.at_ms !== null ? Number(last.at_ms) : null,
    since: new Map(first.map(({ key, at_ms }) => [key, Number(at_ms)])),
    usual: usual.map((one) => ({
      span: Number(one.span),
      rail: one.rail,
      currency: one.currency,
      largest: Number(one.largest),
      payments: Number(one.payments),
    })),
  };
}

/** The order of a replay (`byTime`): statements without times have many payments of one moment. */
const inOrder = (a: PastRow, b: PastRow): number =>
  Number(a.at_ms) - Number(b.at_ms) || (a.external_id < b.external_id ? -1 : 1);

/** Went out, as far as Elder Shield knows, with nothing wrong about it or called fine. */
const wentOut = sql`${payment.direction} = 'out' and (${payment.status} = 'cleared' or ${payment.decision} = 'release')`;

const pastOfRow = (row: PastRow): PastPayment => ({
  amount: Number(row.amount),
  currency: row.currency,
  direction: row.direction,
  payeeKey: row.payee_key,
  rail: row.rail,
  atMs: Number(row.at_ms),
  status: row.status,
  isReleased: row.decision === 'release',
});
