import * as v from 'valibot';
import { ownWords } from '../kernel/own-words.ts';
import { timeSchema } from '../kernel/schemas.ts';
import { defineFact } from '../kernel/topic.ts';
import { ALERT_KINDS, ALERT_LEVELS } from './alerts.ts';
import { alertPaymentSchema, paymentSchema } from './entities.ts';
import { PAYMENT_STATUSES } from './rules.ts';
import { DECISIONS } from './scopes.ts';

/** The topic of an elder's payments: the elder watches all of it, each guardian a log of their own. */
export const elderTopic = (elderId: string): string => `elder:${elderId}`;
/**
 * The log of one guardian: what reaches them, with a `seq` that tells nothing of other payments. Whenever they may see less than
 * before, the next generation begins, so that nothing of the wider one is replayed.
 */
export const guardianLog = (elderId: string, guardianshipId: string, generation: number): string =>
  `${elderTopic(elderId)}#${guardianshipId}.${generation}`;

export const elderFacts = {
  /** A payment came in or was judged again; for the elder alone. */
  transaction: defineFact('elder:transaction', v.object({ transaction: paymentSchema })),
  alert: defineFact(
    'elder:alert',
    v.object({
      alertId: v.string(),
      elderId: v.string(),
      kind: v.picklist(ALERT_KINDS),
      level: v.picklist(ALERT_LEVELS),
      reason: ownWords,
      createdAt: timeSchema,
      transaction: v.optional(alertPaymentSchema),
    }),
  ),
  /** A held payment was decided on, its time ran out, or it turned out to name a confirmed scam and is blocked without a decision. */
  decision: defineFact(
    'elder:decision',
    v.object({
      elderId: v.string(),
      transactionId: v.string(),
      status: v.picklist(PAYMENT_STATUSES),
      decision: v.nullable(v.picklist(DECISIONS)),
      by: v.picklist(['elder', 'guardian', 'time', 'rules']),
    }),
  ),
  /** Settings, guardians or a call changed; read the status again. For the elder alone. */
  changed: defineFact('elder:changed', v.object({})),
  /** What a guardian may see and do changed, or whether the shield is on. */
  scopes: defineFact('elder:scopes', v.object({ elderId: v.string() })),
};
