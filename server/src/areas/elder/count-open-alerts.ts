import { and, count, eq, isNull, sql } from 'drizzle-orm';
import { alertRecipient, elderAlert, guardianship } from '../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { IS_IN_FORCE } from './rows/list-guardianships.ts';

/** Alerts that wait for the acting account: about its own payments unread, and as a guardian unanswered. */
export async function countOpenAlerts(ctx: Ctx): Promise<{ own: number; guarded: number }> {
  const accountId = actingAccount(ctx);
  const [[own], [guarded]] = await Promise.all([
    ctx.db
      .select({ alerts: count() })
      .from(elderAlert)
      .where(and(eq(elderAlert.elderId, accountId), isNull(elderAlert.seenAt))),
    ctx.db
      .select({ alerts: count() })
      .from(alertRecipient)
      .innerJoin(guardianship, eq(guardianship.id, alertRecipient.guardianshipId))
      .innerJoin(elderAlert, eq(elderAlert.id, alertRecipient.alertId))
      .where(
        and(
          eq(guardianship.guardianId, accountId),
          IS_IN_FORCE,
          sql`'alerts' = any(${guardianship.scopes})`,
          isNull(alertRecipient.acknowledgedAt),
          isNull(elderAlert.settledAt),
        ),
      ),
  ]);
  return { own: own?.alerts ?? 0, guarded: guarded?.alerts ?? 0 };
}
