import { ESCALATION_MINUTES } from '@fap/shared/elder/constants.ts';
import { and, asc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { alertRecipient, elderAlert, guardianship } from '../../../db/schema/elder.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { elderEvents } from '../events.ts';
import { lockShield } from '../rows/get-shield.ts';
import { isAmong } from '../rows/is-among.ts';
import { workThrough } from '../rows/work-through.ts';
import { listTurns, type Turn } from './list-turns.ts';
import { mailGuardian } from './mail-guardian.ts';

const WINDOW_MS = ESCALATION_MINUTES * 60_000;
const PAGE = 200;

interface DueElder {
  id: string;
  /** When the first of their alerts was due, as the database writes it. */
  since: string;
}

/**
 * Mails the next guardian of every alert that nobody answered for ten minutes, and has their devices show it again. Elders take turns,
 * each with all of their alerts; in ten minutes a guardian gets one mail about an elder.
 */
export async function escalateAlerts(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await workThrough<DueElder>(ctx, {
    readPage: (after) => listDueElders(ctx, now, after),
    work: ({ id }) =>
      transact(ctx, 'platform', (tx) => escalate(tx, id), {
        housekeeping: 'nobody is to be told now: alerts are only moved on the clock',
      }),
    failure: 'the alerts of an elder could not be escalated',
  });
}

function listDueElders(ctx: Ctx, now: Date, after: DueElder | null): Promise<DueElder[]> {
  const since = sql`min(${elderAlert.nextEscalationAt})`;
  return ctx.db
    .select({ id: elderAlert.elderId, since: sql<string>`${since}::text` })
    .from(elderAlert)
    .where(lte(elderAlert.nextEscalationAt, now))
    .groupBy(elderAlert.elderId)
    .having(
      after ? sql`(${since}, ${elderAlert.elderId}) > (${after.since}::timestamptz, ${after.id})` : undefined,
    )
    .orderBy(since, asc(elderAlert.elderId))
    .limit(PAGE);
}

async function escalate(tx: TxCtx, elderId: string): Promise<void> {
  // An answer, a decision, the end of a guardianship and a scope taken away are seen below, or wait until this is through.
  await lockShield(tx, elderId);
  const turns = await listTurns(tx, elderId);
  for (const turn of turns) await take(tx, elderId, turn);
  await tx.db
    .update(elderAlert)
    .set({ nextEscalationAt: null })
    .where(and(eq(elderAlert.elderId, elderId), lte(elderAlert.nextEscalationAt, tx.clock.now())));
}

async function take(tx: TxCtx, elderId: string, { guardian, newestId, goOn, end }: Turn): Promise<void> {
  const now = tx.clock.now();
  const alertIds = [...goOn, ...end];
  const { guardianshipId, guardianId, escalatedAt } = guardian;
  const freeAt = new Date((escalatedAt?.getTime() ?? 0) + WINDOW_MS);
  if (freeAt > now) return moveClock(tx, alertIds, { nextEscalationAt: freeAt });
  const escalations = sql`${elderAlert.escalations} + 1`;
  await moveClock(tx, goOn, { escalations, nextEscalationAt: new Date(now.getTime() + WINDOW_MS) });
  await moveClock(tx, end, { escalations, nextEscalationAt: null });
  await tx.db
    .update(alertRecipient)
    .set({ mailedAt: now })
    .where(and(eq(alertRecipient.guardianshipId, guardianshipId), isAmong(alertRecipient.alertId, alertIds)));
  await tx.db.update(guardianship).set({ escalatedAt: now }).where(eq(guardianship.id, guardianshipId));
  await mailGuardian(tx, { elderId, guardian, alerts: alertIds.length });
  emit(tx, elderEvents.alertEscalated, { alertId: newestId, elderId, guardianId });
  await recordAudit(tx, {
    action: 'elder.alert-escalated',
    entityType: 'alert',
    entityId: newestId,
    after: { guardianshipId, alerts: alertIds.length },
  });
}

async function moveClock(
  tx: TxCtx,
  alertIds: readonly string[],
  set: { nextEscalationAt: Date | null; escalations?: SQL },
): Promise<void> {
  if (alertIds.length > 0) await tx.db.update(elderAlert).set(set).where(isAmong(elderAlert.id, alertIds));
}
