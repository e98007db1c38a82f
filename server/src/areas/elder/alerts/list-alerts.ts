import type { ElderAlert, GuardianAlert } from '@fap/shared/elder/entities.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { account } from '../../../db/schema/auth.ts';
import { alertRecipient, elderAlert, guardianship, payment } from '../../../db/schema/elder.ts';
import type { ListPage } from '../../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { listAcknowledgements } from '../rows/list-acknowledgements.ts';
import { IS_IN_FORCE, mayGuardian } from '../rows/list-guardianships.ts';
import { nameGuardian } from '../rows/name-guardian.ts';
import { endOfCall } from '../rows/phone-calls.ts';
import { presentAlertPayment, presentOwnAlertPayment } from '../rows/present-payment.ts';
import { alertReason } from './alert-reason.ts';

/** One's own alerts, newest first. */
export async function listOwnAlerts(
  ctx: Ctx,
  { limit, cursor, show }: PageRequest & { show: 'all' | 'unseen' },
): Promise<{ alerts: ElderAlert[]; nextCursor: string | null }> {
  const guardian = alias(account, 'guardian');
  const decider = alias(account, 'decider');
  const found = await ctx.db
    .select({
      row: elderAlert,
      payment,
      by: { name: guardian.displayName, erasedAt: guardian.erasedAt, email: guardianship.email },
      deciderName: decider.displayName,
    })
    .from(elderAlert)
    .leftJoin(payment, eq(payment.id, elderAlert.paymentId))
    .leftJoin(decider, eq(decider.id, payment.decidedBy))
    .leftJoin(guardianship, sql`${guardianship.id} = ${elderAlert.facts} ->> 'guardianshipId'`)
    .leftJoin(guardian, eq(guardian.id, guardianship.guardianId))
    .where(
      and(
        eq(elderAlert.elderId, actingAccount(ctx)),
        show === 'unseen' ? isNull(elderAlert.seenAt) : undefined,
        olderThan(cursor, elderAlert.createdAt, elderAlert.id),
      ),
    )
    .orderBy(desc(elderAlert.createdAt), desc(elderAlert.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ row }) => [row.createdAt, row.id]);
  const acknowledged = await listAcknowledgements(
    ctx,
    rows.map(({ row }) => row.id),
  );
  return {
    alerts: rows.map(({ row, payment: about, by, deciderName }) => ({
      alertId: row.id,
      kind: row.kind,
      level: row.level,
      reason: alertReason({
        ...row,
        payment: about,
        reader: 'elder',
        withAmounts: true,
        callEndedAt: callEndOf(ctx, row),
        guardianName: nameGuardian(by),
      }),
      createdAt: row.createdAt.toISOString(),
      ...(about ? { transaction: presentOwnAlertPayment({ ...about, deciderName }) } : {}),
      ...presentCallEnd(callEndOf(ctx, row)),
      seenAt: row.seenAt?.toISOString() ?? null,
      acknowledgedBy: acknowledged.flatMap(({ alertId, name, at }) =>
        alertId === row.id && at ? [{ name, at: at.toISOString() }] : [],
      ),
    })),
    nextCursor,
  };
}

/** Alerts that reached the acting account as a guardian, newest first; of ended guardianships none. */
export async function listGuardianAlerts(
  ctx: Ctx,
  { limit, cursor, after }: PageRequest & { after?: string | undefined },
): Promise<ListPage<GuardianAlert>> {
  const newer =
    after === undefined
      ? undefined
      : // A marker that is not in their list hides nothing.
        sql`coalesce((${alertRecipient.createdAt}, ${alertRecipient.alertId}) > (
          select known.created_at, known.alert_id from ${alertRecipient} as known
          where known.alert_id = ${after} and known.guardianship_id = ${alertRecipient.guardianshipId}), true)`;
  const found = await ctx.db
    .select({
      row: elderAlert,
      own: alertRecipient,
      by: guardianship,
      payment,
      elderName: account.displayName,
    })
    .from(alertRecipient)
    .innerJoin(guardianship, eq(guardianship.id, alertRecipient.guardianshipId))
    .innerJoin(elderAlert, eq(elderAlert.id, alertRecipient.alertId))
    .innerJoin(account, eq(account.id, elderAlert.elderId))
    .leftJoin(payment, eq(payment.id, elderAlert.paymentId))
    .where(
      and(
        eq(guardianship.guardianId, actingAccount(ctx)),
        IS_IN_FORCE,
        sql`'alerts' = any(${guardianship.scopes})`,
        newer,
        olderThan(cursor, alertRecipient.createdAt, alertRecipient.alertId),
      ),
    )
    .orderBy(desc(alertRecipient.createdAt), desc(alertRecipient.alertId))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ own }) => [own.createdAt, own.alertId]);
  const items = rows.map(({ row, own, by, payment: about, elderName }): GuardianAlert => {
    const withAmounts = mayGuardian(by, 'amounts');
    const callEndedAt = callEndOf(ctx, row);
    return {
      alertId: row.id,
      id: row.id,
      elderId: row.elderId,
      elderName,
      kind: row.kind,
      level: row.level,
      reason: alertReason({ ...row, payment: about, reader: 'guardian', withAmounts, callEndedAt }),
      createdAt: row.createdAt.toISOString(),
      ...(about ? { transaction: presentAlertPayment(about, { withAmounts }) } : {}),
      ...presentCallEnd(callEndedAt),
      acknowledgedAt: own.acknowledgedAt?.toISOString() ?? null,
      mayDecide: mayGuardian(by, 'decide') && about?.status === 'intercepted' && about.decision === null,
    };
  });
  return { items, nextCursor, total: null };
}

const presentCallEnd = (callEndedAt: string | null) => (callEndedAt === null ? {} : { callEndedAt });

/** When the call of an alert ended, as the elder said or because it was forgotten; null while it goes on, and for other alerts. */
function callEndOf(ctx: Ctx, { kind, facts, createdAt }: typeof elderAlert.$inferSelect): string | null {
  if (kind !== 'phone-call') return null;
  const { endedAt } = facts as { endedAt?: string };
  if (endedAt !== undefined) return endedAt;
  const forgottenAt = endOfCall({ startedAt: createdAt, endedAt: null });
  return forgottenAt <= ctx.clock.now() ? forgottenAt.toISOString() : null;
}
