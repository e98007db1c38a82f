import type { Balance, PaymentInput } from './payment.ts';
import { byTime, PaymentHistory } from './payment-history.ts';
import { type Bounds, DEFAULT_BOUNDS, type Judgement, judgePayment, type ScamMatch } from './rules.ts';
import { type ShieldSettings, situationOf } from './situation.ts';

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
}

/** Judges payments in the order in which they happened, each by those before it: the same input gives the same alerts. */
export function replayPayments(
  payments: readonly PaymentInput[],
  settings: ShieldSettings,
  knowledge: ReplayKnowledge = NOTHING_KNOWN,
  bounds: Bounds = DEFAULT_BOUNDS,
): Replayed[] {
  const history = new PaymentHistory(knowledge.opening);
  return payments.toSorted(byTime).map((payment) => {
    const circumstances = {
      ...knowledge.circumstancesOf(payment),
      allowances: knowledge.allowances,
      matches: knowledge.matchesOf(payment),
    };
    const situation = situationOf(payment, history.before(payment), settings, circumstances);
    const judgement = judgePayment(situation, bounds);
    history.addJudged(payment, judgement.status);
    return { payment, judgement };
  });
}
