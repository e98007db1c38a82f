import { payeeKey } from './payee-key.ts';
import type { Balance, PaymentInput } from './payment.ts';
import { byTime, LOOKED_AT_OF_PAYEE, PaymentHistory } from './payment-history.ts';
import { isNameless } from './payment-rail.ts';
import { type Bounds, DEFAULT_BOUNDS, type Judgement, judgePayment, type ScamMatch } from './rules.ts';
import {
  deservesSecondLook,
  isCountedBy,
  MAX_HABIT_SUMS,
  SECOND_LOOK_DAYS,
  type SumOfRail,
} from './second-look.ts';
import { type ShieldSettings, situationOf } from './situation.ts';

const SECOND_LOOK_MS = SECOND_LOOK_DAYS * 24 * 60 * 60 * 1000;

/** What is known besides the payments themselves; by the payment's id where it is about one. */
export interface ReplayKnowledge {
  opening: Balance | null;
  allowances: readonly { payeeKey: string; untilMs: number }[];
  matchesOf: (payment: PaymentInput) => readonly ScamMatch[];
  circumstancesOf: (payment: PaymentInput) => { isOnCall: boolean; isSecret: boolean };
}
/** Nothing but what the file says. */
export const NOTHING_KNOWN: ReplayKnowledge = {
  opening: null,
  allowances: [],
  matchesOf: () => [],
  circumstancesOf: () => ({ isOnCall: false, isSecret: false }),
};

export interface Replayed {
  payment: PaymentInput;
  judgement: Judgement;
  /** It raised no alert, and one of the following month points it out. */
  isPointedOut: boolean;
}

/** Judges payments in the order in which they happened, each by those before it: the same input gives the same alerts. */
export function replayPayments(
  payments: readonly PaymentInput[],
  settings: ShieldSettings,
  knowledge: ReplayKnowledge = NOTHING_KNOWN,
  bounds: Bounds = DEFAULT_BOUNDS,
): Replayed[] {
  const history = new PaymentHistory(knowledge.opening);
  const inOrder = payments.toSorted(byTime);
  const sinceMs = inOrder[0] ? Date.parse(inOrder[0].occurredAt) : 0;
  const nameless: SumOfRail[] = [];
  let waiting: Replayed[] = [];
  const clearedOfPayee = new Map<string, Replayed[]>();
  return inOrder.map((payment) => {
    const circumstances = {
      ...knowledge.circumstancesOf(payment),
      allowances: knowledge.allowances,
      matches: knowledge.matchesOf(payment),
    };
    const situation = situationOf(payment, history.before(payment), settings, circumstances);
    const judgement = judgePayment(situation, bounds);
    history.addJudged(payment, judgement.status);
    const replayed = { payment, judgement, isPointedOut: false };
    const { direction, amount, currency } = payment;
    const { threshold, rail } = situation;
    const sum = { rail, currency, amount, atMs: Date.parse(payment.occurredAt) };
    const payee = { payeeKey: payeeKey(payment.payee), atMs: sum.atMs };
    const toPayee = clearedOfPayee.get(payee.payeeKey) ?? [];
    if (direction === 'out' && isNameless(rail)) nameless.push(sum);
    if (nameless.length > MAX_HABIT_SUMS) nameless.shift();
    if (judgement.status !== 'cleared') {
      const oldest = sum.atMs - SECOND_LOOK_MS;
      for (const one of waiting) one.isPointedOut = Date.parse(one.payment.occurredAt) >= oldest;
      waiting = [];
      for (const one of toPayee)
        one.isPointedOut ||= isCountedBy(
          { ...payee, atMs: Date.parse(one.payment.occurredAt) },
          { ...payee, reasons: judgement.reasons },
        );
    } else if (direction === 'out') {
      clearedOfPayee.set(payee.payeeKey, [...toPayee, replayed].slice(-LOOKED_AT_OF_PAYEE));
      if (deservesSecondLook({ ...judgement, ...sum, direction }, threshold, { sinceMs, nameless }))
        waiting.push(replayed);
    }
    return replayed;
  });
}
