import type { Balance, PaymentInput } from './payment.ts';
import { byTime, PaymentHistory } from './payment-history.ts';
import { type Bounds, DEFAULT_BOUNDS, type Judgement, judgePayment, type ScamMatch } from './rules.ts';
import { deservesSecondLook, SECOND_LOOK_DAYS } from './second-look.ts';
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
  let waiting: Replayed[] = [];
  return payments.toSorted(byTime).map((payment) => {
    const circumstances = {
      ...knowledge.circumstancesOf(payment),
      allowances: knowledge.allowances,
      matches: knowledge.matchesOf(payment),
    };
    const situation = situationOf(payment, history.before(payment), settings, circumstances);
    const judgement = judgePayment(situation, bounds);
    history.addJudged(payment, judgement.status);
    const replayed = { payment, judgement, isPointedOut: false };
    const { direction, amount } = payment;
    const { threshold, rail } = situation;
    if (judgement.status !== 'cleared') {
      const oldest = Date.parse(payment.occurredAt) - SECOND_LOOK_MS;
      for (const one of waiting) one.isPointedOut = Date.parse(one.payment.occurredAt) >= oldest;
      waiting = [];
    } else if (deservesSecondLook({ ...judgement, direction, rail, amount }, threshold))
      waiting.push(replayed);
    return replayed;
  });
}
