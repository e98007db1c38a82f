import type { alertPaymentSchema, ElderAlert, Payment } from '@fap/shared/elder/entities.ts';
import { reasonSentence } from '@fap/shared/elder/reason-sentences.ts';
import type { Reason } from '@fap/shared/elder/rules.ts';
import type * as v from 'valibot';
import type { payment } from '../../../db/schema/elder.ts';

export type PaymentRow = typeof payment.$inferSelect;
/** A payment with the name of the guardian who decided on it. */
export type DecidedPaymentRow = PaymentRow & { deciderName: string | null };

/** The reasons a payment was judged by, as they were stored. */
export const reasonsOf = (row: Pick<PaymentRow, 'reasons'>): Reason[] => row.reasons as Reason[];

/** The reasons that others leave without weight. */
export const outweighedOf = (row: Pick<PaymentRow, 'outweighed'>): Reason[] => row.outweighed as Reason[];

/** Reasons with their sentences. */
export const presentReasons = (row: Pick<PaymentRow, 'reasons' | 'currency'>): Payment['reasons'] =>
  reasonsOf(row).map(({ rule, points, facts }) => ({
    rule,
    points,
    sentence: reasonSentence({ rule, facts }, row.currency),
  }));

/** A payment as its elder sees it. */
export function presentPayment(row: DecidedPaymentRow): Payment {
  return {
    id: row.id,
    externalId: row.externalId,
    amount: row.amount,
    currency: row.currency,
    direction: row.direction,
    payee: row.payee,
    description: row.description,
    channel: row.channel,
    occurredAt: row.occurredAt.toISOString(),
    status: row.status,
    points: row.points,
    reasons: presentReasons(row),
    rulesVersion: row.rulesVersion,
    decideBy: row.decideBy?.toISOString() ?? null,
    decision: row.decision,
    ...presentDecision(row),
    decisionNote: row.decisionNote,
  };
}

const presentDecision = (row: DecidedPaymentRow): Pick<Payment, 'decidedAt' | 'decidedBy'> => ({
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decision === null ? null : { by: deciderOf(row), name: row.deciderName },
});

/** Who decided: nobody did when time ran out. */
export const deciderOf = ({
  decidedBy,
  elderId,
}: Pick<PaymentRow, 'decidedBy' | 'elderId'>): 'elder' | 'guardian' | 'time' => {
  if (decidedBy === null) return 'time';
  return decidedBy === elderId ? 'elder' : 'guardian';
};

/** What an alert says of its payment; without amount, payee and rail for who may not see amounts. */
export const presentAlertPayment = (
  row: PaymentRow,
  { withAmounts }: { withAmounts: boolean },
): v.InferOutput<typeof alertPaymentSchema> => ({
  id: row.id,
  amount: withAmounts ? row.amount : null,
  currency: withAmounts ? row.currency : null,
  payee: withAmounts ? row.payee : null,
  rail: withAmounts ? row.rail : null,
  occurredAt: row.occurredAt.toISOString(),
  status: row.status,
  decideBy: row.decideBy?.toISOString() ?? null,
  decision: row.decision,
});

/** What an alert says of its payment to the elder, with who decided on it. */
export const presentOwnAlertPayment = (row: DecidedPaymentRow): NonNullable<ElderAlert['transaction']> => ({
  ...presentAlertPayment(row, { withAmounts: true }),
  ...presentDecision(row),
});
