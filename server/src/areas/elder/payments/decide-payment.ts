import type { Payment } from '@fap/shared/elder/entities.ts';
import { elderFacts, elderTopic } from '@fap/shared/elder/events.ts';
import type { Decision } from '@fap/shared/elder/scopes.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { alertRecipient, elderAlert, payment } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { watchConduct } from '../guardians/watch-conduct.ts';
import { lockShield } from '../rows/get-shield.ts';
import {
  findOwnGuardianship,
  type GuardianshipInForce,
  listGuardianships,
  logOf,
  mayGuardian,
} from '../rows/list-guardianships.ts';
import { noteActivity } from '../rows/note-activity.ts';
import { deciderOf, type PaymentRow, presentPayment } from '../rows/present-payment.ts';
import { recordAct } from '../rows/record-act.ts';

export interface DecideInput {
  paymentId: string;
  decision: Decision;
  note?: string | undefined;
}

/** The elder decides on a payment of their own: one that is held or blocked by the rules, or says that a flagged one is fine. Throws NOT_FOUND, CONFLICT. */
export async function decideOwnPayment(ctx: Ctx, input: DecideInput): Promise<Payment> {
  const elderId = actingAccount(ctx);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    const row = await findPayment(tx, input.paymentId);
    if (row?.elderId !== elderId) throw new AppError('NOT_FOUND');
    // What was flagged has gone through: there is nothing to stop.
    refuseDecided(row, [
      'intercepted',
      'blocked',
      ...(input.decision === 'release' ? ['flagged' as const] : []),
    ]);
    await noteActivity(tx, elderId);
    return presentPayment({ ...(await settle(tx, row, input, elderId)), deciderName: null });
  });
}

/**
 * A guardian decides on a held payment that they got an alert of. Throws NOT_FOUND for every other payment, FORBIDDEN without the scope,
 * CONFLICT when it was decided meanwhile.
 */
export async function decideAsGuardian(ctx: Ctx, input: DecideInput): Promise<Payment> {
  const guardianId = actingAccount(ctx);
  const found = await findPayment(ctx, input.paymentId);
  if (!found) throw new AppError('NOT_FOUND');
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, found.elderId);
    // After the lock: the elder may have ended it, or somebody may have decided.
    const own = await findOwnGuardianship(tx, found.elderId);
    const told = own && (await listTold(tx, found)).some(({ id }) => id === own.id);
    // What raised no alert, or one before their time, is outside of every scope: for them it does not exist.
    if (!told) throw new AppError('NOT_FOUND');
    if (!mayGuardian(own, 'decide'))
      throw new AppError('FORBIDDEN', { message: t`They did not allow you to decide about their payments` });
    const row = await findPayment(tx, input.paymentId);
    if (!row) throw new AppError('NOT_FOUND');
    refuseDecided(row, ['intercepted']);
    const settled = await settle(tx, row, input, guardianId);
    await recordAct(tx, own, input.decision === 'release' ? 'released' : 'blocked', row.id);
    await watchConduct(tx, own, settled);
    const [decider] = await tx.db
      .select({ name: account.displayName })
      .from(account)
      .where(eq(account.id, guardianId));
    return presentPayment({ ...settled, deciderName: decider?.name ?? null });
  });
}

/** Nobody decided in time: what the elder chose for that happens. Called with the shield locked. */
export const settleByTime = (tx: TxCtx, row: PaymentRow, decision: Decision): Promise<PaymentRow> =>
  settle(tx, row, { paymentId: row.id, decision }, null);

async function findPayment(ctx: Ctx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await ctx.db.select().from(payment).where(eq(payment.id, id));
  return row;
}

/** The guardians who got an alert of a payment, and may still get alerts. */
async function listTold(
  tx: TxCtx,
  { id, elderId }: Pick<PaymentRow, 'id' | 'elderId'>,
): Promise<GuardianshipInForce[]> {
  const told = await tx.db
    .select({ id: alertRecipient.guardianshipId })
    .from(alertRecipient)
    .innerJoin(elderAlert, eq(elderAlert.id, alertRecipient.alertId))
    .where(eq(elderAlert.paymentId, id));
  const ids = new Set(told.map((one) => one.id));
  const guardians = await listGuardianships(tx, elderId);
  return guardians.filter((one) => ids.has(one.id) && mayGuardian(one, 'alerts'));
}

function refuseDecided(row: PaymentRow, open: readonly PaymentRow['status'][]): void {
  if (row.decision === null && open.includes(row.status)) return;
  throw new AppError('CONFLICT', {
    message: row.decision === null ? t`This payment is not paused` : t`This payment was decided already`,
    data: { status: row.status, decision: row.decision },
  });
}

async function settle(
  tx: TxCtx,
  before: PaymentRow,
  { decision, note }: DecideInput,
  decidedBy: string | null,
): Promise<PaymentRow> {
  const status = decision === 'release' ? 'cleared' : 'blocked';
  const now = tx.clock.now();
  const [row] = await tx.db
    .update(payment)
    .set({ status, decideBy: null, decision, decidedBy, decidedAt: now, decisionNote: note ?? null })
    .where(eq(payment.id, before.id))
    .returning();
  if (!row) throw new Error('a locked payment is gone');
  await tx.db
    .update(elderAlert)
    .set({ settledAt: now, nextEscalationAt: null })
    .where(and(eq(elderAlert.paymentId, row.id)));
  const { elderId } = row;
  const fact = { elderId, transactionId: row.id, status, decision, by: deciderOf(row) } as const;
  publish(tx, elderTopic(elderId), elderFacts.decision, fact);
  for (const one of await listTold(tx, row)) publish(tx, logOf(one), elderFacts.decision, fact);
  await recordAudit(tx, {
    action: decision === 'release' ? 'elder.payment-released' : 'elder.payment-blocked',
    entityType: 'payment',
    entityId: row.id,
    before: { status: before.status },
    after: { status, by: fact.by },
  });
  return row;
}
