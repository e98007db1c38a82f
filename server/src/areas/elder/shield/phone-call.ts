import type { PhoneCall } from '@fap/shared/elder/entities.ts';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { phoneCall } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { alertToAnswers, alertToCall, endCallAlert } from '../alerts/call-alerts.ts';
import { lockShield } from '../rows/get-shield.ts';
import { noteActivity } from '../rows/note-activity.ts';
import { type CallAnswers, type CallRow, endOfCall } from '../rows/phone-calls.ts';

/** The call an elder is on, as they said; null without one, or when they forgot to say that it is over. */
export async function findOpenCall(ctx: Ctx, elderId: string): Promise<CallRow | null> {
  const row = await findUnended(ctx, elderId);
  return row && endOfCall(row) > ctx.clock.now() ? row : null;
}

async function findUnended(ctx: Ctx, elderId: string): Promise<CallRow | null> {
  const [row] = await ctx.db
    .select()
    .from(phoneCall)
    .where(and(eq(phoneCall.elderId, elderId), isNull(phoneCall.endedAt)));
  return row ?? null;
}

/** A call as its elder sees it. */
export function presentCall({ id, startedAt, asksForMoney, asksForSecrecy, seesScreen }: CallRow): PhoneCall {
  const isAnswered = asksForMoney !== null && asksForSecrecy !== null && seesScreen !== null;
  return {
    id,
    startedAt: startedAt.toISOString(),
    answers: isAnswered ? { asksForMoney, asksForSecrecy, seesScreen } : null,
  };
}

/** Says that somebody is on the phone; pressed again during a call it changes nothing. Guardians are told at once. */
export async function startCall(ctx: Ctx): Promise<PhoneCall> {
  return inTurn(ctx, async (tx, elderId) => {
    const open = await findOpenCall(tx, elderId);
    if (open) return presentCall(open);
    const forgotten = await findUnended(tx, elderId);
    if (forgotten) await setEnded(tx, forgotten, endOfCall(forgotten));
    const row: CallRow = {
      id: tx.ids.next('call'),
      elderId,
      startedAt: tx.clock.now(),
      endedAt: null,
      asksForMoney: null,
      asksForSecrecy: null,
      seesScreen: null,
    };
    await tx.db.insert(phoneCall).values(row);
    await alertToCall(tx, row);
    return presentCall(row);
  });
}

/** Answers the three questions; guardians are told again if there is a bad sign. Throws CONFLICT when no call is open. */
export async function answerCall(ctx: Ctx, answers: CallAnswers): Promise<PhoneCall> {
  return inTurn(ctx, async (tx, elderId) => {
    const open = await findOpenCall(tx, elderId);
    if (!open) throw new AppError('CONFLICT', { message: t`You are not on a call, as far as we know` });
    await tx.db.update(phoneCall).set(answers).where(eq(phoneCall.id, open.id));
    if (Object.values(answers).includes(true)) await alertToAnswers(tx, open, answers);
    return presentCall({ ...open, ...answers });
  });
}

/** Says that the call is over; null when none was open. */
export async function endCall(ctx: Ctx): Promise<{ endedAt: string | null }> {
  if (!(await findUnended(ctx, actingAccount(ctx)))) return { endedAt: null };
  return inTurn(ctx, async (tx, elderId) => {
    const open = await findUnended(tx, elderId);
    if (!open) return { endedAt: null };
    const endedAt = new Date(Math.min(tx.clock.now().getTime(), endOfCall(open).getTime()));
    await setEnded(tx, open, endedAt);
    return { endedAt: endedAt.toISOString() };
  });
}

async function setEnded(tx: TxCtx, call: CallRow, endedAt: Date): Promise<void> {
  await tx.db.update(phoneCall).set({ endedAt }).where(eq(phoneCall.id, call.id));
  await endCallAlert(tx, { ...call, endedAt });
}

async function inTurn<T>(ctx: Ctx, work: (tx: TxCtx, elderId: string) => Promise<T>): Promise<T> {
  const elderId = actingAccount(ctx);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    const done = await work(tx, elderId);
    await noteActivity(tx, elderId);
    publish(tx, elderTopic(elderId), elderFacts.changed, {});
    await recordAudit(tx, { action: 'elder.phone-call', entityType: 'shield', entityId: elderId });
    return done;
  });
}
