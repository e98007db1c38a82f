import { elderFacts } from '@fap/shared/elder/events.ts';
import { and, eq, sql } from 'drizzle-orm';
import { elderAlert } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { publish } from '../../../platform/write/transact.ts';
import { listGuardianships, logOf, mayGuardian } from '../rows/list-guardianships.ts';
import { type CallAnswers, type CallRow, endOfCall, hasBadSign } from '../rows/phone-calls.ts';
import { raiseAgain, raiseAlert } from './raise-alert.ts';

/** Alerts the guardians to a call that begins. The caller holds the elder's shield. */
export async function alertToCall(tx: TxCtx, { id, elderId }: CallRow): Promise<void> {
  await raiseAlert(tx, { elderId, kind: 'phone-call', level: 'critical', facts: { callId: id } });
}

/** Tells the guardians of the bad signs of a call; one alert for each call. The caller holds the elder's shield. */
export async function alertToAnswers(
  tx: TxCtx,
  { id: callId, elderId }: CallRow,
  answers: CallAnswers,
): Promise<void> {
  const id = await findAlert(tx, elderId, callId);
  if (id !== null) await raiseAgain(tx, elderId, { id, facts: { callId, ...answers } });
}

/**
 * Says in the alert of a call that it is over; without a bad sign nobody is mailed of it any more. The caller holds the elder's shield.
 */
export async function endCallAlert(tx: TxCtx, call: CallRow): Promise<void> {
  const { id: callId, elderId } = call;
  const id = await findAlert(tx, elderId, callId);
  if (id === null) return;
  const endedAt = JSON.stringify({ endedAt: endOfCall(call).toISOString() });
  await tx.db
    .update(elderAlert)
    .set({
      facts: sql`${elderAlert.facts} || ${endedAt}::jsonb`,
      ...(hasBadSign(call) ? {} : { nextEscalationAt: null }),
    })
    .where(eq(elderAlert.id, id));
  for (const one of await listGuardianships(tx, elderId))
    if (mayGuardian(one, 'alerts')) publish(tx, logOf(one), elderFacts.scopes, { elderId });
}

async function findAlert(tx: TxCtx, elderId: string, callId: string): Promise<string | null> {
  const [found] = await tx.db
    .select({ id: elderAlert.id })
    .from(elderAlert)
    .where(
      and(
        eq(elderAlert.elderId, elderId),
        eq(elderAlert.kind, 'phone-call'),
        sql`${elderAlert.facts} ->> 'callId' = ${callId}`,
      ),
    );
  return found?.id ?? null;
}
