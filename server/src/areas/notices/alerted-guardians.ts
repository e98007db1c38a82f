import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alertRecipient, guardianship, shield } from '../../db/schema/elder.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';

/** Guardians whom an alert was sent to and who may get it now: the elder may have ended it, or taken alerts away, since it was raised. */
export async function listAlertedGuardians(ctx: Ctx, alertId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ guardianId: guardianship.guardianId })
    .from(alertRecipient)
    .innerJoin(guardianship, eq(guardianship.id, alertRecipient.guardianshipId))
    .where(
      and(
        eq(alertRecipient.alertId, alertId),
        isNotNull(guardianship.acceptedAt),
        isNull(guardianship.revokedAt),
        sql`'alerts' = any(${guardianship.scopes})`,
      ),
    )
    .orderBy(guardianship.guardianId);
  return rows.flatMap(({ guardianId }) => guardianId ?? []);
}

/** As `listAlertedGuardians`; none of them can be ended before the caller's transaction is over, so that no notice follows an end. */
export async function holdAlertedGuardians(
  tx: TxCtx,
  { alertId, elderId }: { alertId: string; elderId: string },
): Promise<string[]> {
  await tx.db
    .select({ elderId: shield.elderId })
    .from(shield)
    .where(eq(shield.elderId, elderId))
    .for('share');
  return listAlertedGuardians(tx, alertId);
}
