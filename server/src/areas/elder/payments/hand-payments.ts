import { setImmediate } from 'node:timers/promises';
import { HOLD_HOURS, HOLD_WINDOW_HOURS } from '@fap/shared/elder/constants.ts';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import { payeeKey } from '@fap/shared/elder/payee-key.ts';
import type { PaymentInput, PaymentSource, Statement } from '@fap/shared/elder/payment.ts';
import { byTime, openingBalance } from '@fap/shared/elder/payment-history.ts';
import { railOf } from '@fap/shared/elder/payment-rail.ts';
import type { PaymentResults } from '@fap/shared/elder/payments-contract.ts';
import {
  type Judgement,
  judgePayment,
  type PaymentStatus,
  RULES_VERSION,
  type ScamMatch,
} from '@fap/shared/elder/rules.ts';
import { situationOf } from '@fap/shared/elder/situation.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { payment, paymentIndicator, shield } from '../../../db/schema/elder.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { alertOf } from '../alerts/alert-of.ts';
import { raiseAlerts } from '../alerts/raise-alert.ts';
import { balanceOf, boundsOf, lockAndRead, type ShieldRow, settingsOf } from '../rows/get-shield.ts';
import type { NamedIndicator } from '../rows/named-by.ts';
import { type PaymentRow, presentPayment, presentReasons } from '../rows/present-payment.ts';
import { listAllowances } from './allowances.ts';
import { refuseFarAhead, refuseOtherSums } from './check-handed.ts';
import { listCalls, whatWasSaid } from './circumstances.ts';
import { lookBack, Past, type PastRows } from './look-back.ts';
import { matchScams } from './match-scams.ts';
import { namePayments } from './name-payments.ts';

const HOUR_MS = 60 * 60 * 1000;
/** Above this a live fact for each payment would be a flood; the page reads the list again instead. */
const MAX_SINGLE_FACTS = 50;
const ROWS_PER_INSERT = 250;
/** After so many, whoever else waits for this process gets a turn: years of an account take a second. */
const JUDGED_AT_ONCE = 200;

export interface HandedPayments extends Statement {
  elderId: string;
  source: PaymentSource;
  /** What each payment names, in their order. */
  named: readonly (readonly NamedIndicator[])[];
}

/**
 * Takes payments in, once each by their external id, judges the new ones in the order in which they happened, and raises alerts.
 * All of them are kept or none.
 */
export async function handPayments(
  ctx: Ctx,
  handed: Omit<HandedPayments, 'named'> & Partial<Pick<HandedPayments, 'named'>>,
): Promise<PaymentResults> {
  const named = handed.named ?? (await namePayments(handed.payments));
  return transact(ctx, 'elder.protect', (tx) => takePayments(tx, { ...handed, named }), {
    isHot: comesOften(handed.payments),
  });
}

/** A single payment, as a feed hands it in: its statements have always the same texts, those of many do not. */
export const comesOften = (payments: readonly PaymentInput[]): boolean => payments.length === 1;

/** As `handPayments`, in the caller's transaction. */
export async function takePayments(
  tx: TxCtx,
  { elderId, source, payments, balance, named }: HandedPayments,
): Promise<PaymentResults> {
  refuseFarAhead(payments, tx.clock.now());
  const { own, found } = await lockAndRead(tx, elderId, () => readBefore(tx, elderId, payments));
  const { known } = found;
  refuseOtherSums(payments, known);
  const fresh = [...new Map(payments.map((one) => [one.externalId, one])).values()]
    .filter(({ externalId }) => !known.has(externalId))
    .toSorted(byTime);
  const namedOf = new Map(payments.map(({ externalId }, at) => [externalId, named[at] ?? []]));
  const opening = balanceOf(own) ?? openingBalance(balance, payments);
  const { made, after } =
    fresh.length > 0
      ? await judgeAll(tx, own, { fresh, source, opening, namedOf, ...found })
      : { made: [], after: opening };
  await keepBalance(tx, own, newerOf(after, balance));
  const rows = new Map([...known, ...made.map((row) => [row.externalId, row] as const)]);
  if (made.length > 0) await announce(tx, elderId, made);
  await recordAudit(tx, {
    action: 'elder.payments-handed-in',
    entityType: 'shield',
    entityId: elderId,
    after: { source, payments: payments.length, new: made.length, ...countStatuses(made) },
  });
  return {
    results: payments.map(({ externalId }) => {
      const row = rows.get(externalId);
      if (!row) throw new Error('a payment was not kept');
      const { id, status } = row;
      return { externalId, id, status, reasons: presentReasons(row), isNew: !known.has(externalId) };
    }),
  };
}

/** All that payments are judged by, and those that are kept already; the reads are sent together. */
async function readBefore(tx: TxCtx, elderId: string, payments: readonly PaymentInput[]): Promise<Before> {
  const [known, allowances, calls, before] = await Promise.all([
    findKnown(tx, elderId, payments),
    listAllowances(tx, elderId),
    listCalls(tx, elderId, payments),
    lookBack(tx, elderId, payments),
  ]);
  return { known, allowances, calls, before };
}

interface Before {
  /** By external id. */
  known: Map<string, PaymentRow>;
  allowances: Awaited<ReturnType<typeof listAllowances>>;
  calls: Awaited<ReturnType<typeof listCalls>>;
  before: PastRows;
}

async function findKnown(
  tx: TxCtx,
  elderId: string,
  payments: readonly PaymentInput[],
): Promise<Map<string, PaymentRow>> {
  const rows = await tx.db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.elderId, elderId),
        inArray(
          payment.externalId,
          payments.map(({ externalId }) => externalId),
        ),
      ),
    );
  return new Map(rows.map((row) => [row.externalId, row]));
}

interface ToJudge extends Before {
  /** In the order in which they happened. */
  fresh: readonly PaymentInput[];
  source: PaymentSource;
  /** Before the first of them. */
  opening: Statement['balance'];
  /** What each names, by external id. */
  namedOf: ReadonlyMap<string, readonly NamedIndicator[]>;
}

/** Judges new payments, keeps them with what they name, and raises their alerts. */
async function judgeAll(
  tx: TxCtx,
  own: ShieldRow,
  { fresh, source, opening, namedOf, allowances, calls, before }: ToJudge,
): Promise<{ made: PaymentRow[]; after: Statement['balance'] }> {
  const nameOf = ({ externalId }: Pick<PaymentInput, 'externalId'>) => namedOf.get(externalId) ?? [];
  const scams = await matchScams(tx, fresh.flatMap(nameOf));
  const past = new Past(before, opening);
  const rows: PaymentRow[] = [];
  for (const [at, one] of fresh.entries()) {
    if (at % JUDGED_AT_ONCE === JUDGED_AT_ONCE - 1) await setImmediate();
    past.reach(Date.parse(one.occurredAt));
    const matches = matchesOf(nameOf(one), scams);
    const circumstances = { ...whatWasSaid(calls, one), allowances, matches };
    const situation = situationOf(one, past.history.before(one), settingsOf(own), circumstances);
    const judgement = judgePayment(situation, boundsOf(own));
    past.history.addJudged(one, judgement.status);
    rows.push(toRow(tx, own, { ...one, source }, judgement));
  }
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT)
    await tx.db.insert(payment).values(rows.slice(at, at + ROWS_PER_INSERT));
  const mentions = rows.flatMap((row) =>
    nameOf(row).map(({ id, type, value }) => ({
      paymentId: row.id,
      indicatorId: id,
      type,
      value,
    })),
  );
  for (let at = 0; at < mentions.length; at += ROWS_PER_INSERT)
    await tx.db.insert(paymentIndicator).values(mentions.slice(at, at + ROWS_PER_INSERT));
  if (own.isActive)
    await raiseAlerts(
      tx,
      own.elderId,
      rows.flatMap((row) => alertOf(row, tx.clock.now())),
    );
  return { made: rows, after: past.history.balance };
}

export const matchesOf = (
  named: readonly NamedIndicator[],
  scams: ReadonlyMap<string, ScamMatch>,
): ScamMatch[] => named.flatMap(({ id }) => scams.get(id) ?? []);

function toRow(
  tx: TxCtx,
  own: ShieldRow,
  one: PaymentInput & Pick<HandedPayments, 'source'>,
  judgement: Judgement,
): PaymentRow {
  const now = tx.clock.now();
  const occurredAt = new Date(one.occurredAt);
  const status = asHappened(judgement.status, { occurredAt, source: one.source }, now, own.isActive);
  return {
    id: tx.ids.next('payment'),
    elderId: own.elderId,
    externalId: one.externalId,
    amount: one.amount,
    currency: one.currency,
    direction: one.direction,
    payee: one.payee,
    payeeKey: payeeKey(one.payee),
    description: one.description,
    channel: one.channel ?? null,
    rail: railOf(one),
    occurredAt,
    receivedAt: now,
    source: one.source,
    status,
    points: judgement.points,
    reasons: judgement.reasons,
    outweighed: judgement.outweighed,
    rulesVersion: RULES_VERSION,
    decideBy: status === 'intercepted' ? new Date(now.getTime() + HOLD_HOURS * HOUR_MS) : null,
    decision: null,
    decidedBy: null,
    decidedAt: null,
    decisionNote: null,
  };
}

/** A payment that is over, that a statement has booked, or of somebody whose shield is off, can be flagged and not be held. */
export function asHappened(
  status: PaymentStatus,
  { occurredAt, source }: Pick<PaymentRow, 'occurredAt' | 'source'>,
  now: Date,
  isActive: boolean,
): PaymentStatus {
  if (status === 'cleared' || status === 'flagged') return status;
  const isOver = source === 'file' || now.getTime() - occurredAt.getTime() > HOLD_WINDOW_HOURS * HOUR_MS;
  return isActive && !isOver ? status : 'flagged';
}

async function announce(tx: TxCtx, elderId: string, made: readonly PaymentRow[]): Promise<void> {
  if (made.length > MAX_SINGLE_FACTS) return publish(tx, elderTopic(elderId), elderFacts.changed, {});
  for (const row of made)
    publish(tx, elderTopic(elderId), elderFacts.transaction, {
      transaction: presentPayment({ ...row, deciderName: null }),
    });
}

/** A statement tells the balance; each payment that comes in after it moves it. */
const newerOf = (one: Statement['balance'], other: Statement['balance']): Statement['balance'] =>
  one && other ? (Date.parse(one.asOf) > Date.parse(other.asOf) ? one : other) : (one ?? other);

async function keepBalance(tx: TxCtx, own: ShieldRow, balance: Statement['balance']): Promise<void> {
  // Most payments come without one.
  if (!balance && own.balance === null) return;
  await tx.db
    .update(shield)
    .set({
      balance: balance?.amount ?? null,
      balanceCurrency: balance?.currency ?? null,
      balanceAsOf: balance ? new Date(balance.asOf) : null,
    })
    .where(eq(shield.elderId, own.elderId));
}

const countStatuses = (rows: readonly PaymentRow[]): Record<string, number> =>
  Object.fromEntries(
    [...Map.groupBy(rows, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  );
