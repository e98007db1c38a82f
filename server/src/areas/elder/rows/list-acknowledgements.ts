import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { alertRecipient, guardianship } from '../../../db/schema/elder.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { IS_IN_FORCE } from './list-guardianships.ts';

/** Which guardians said of these alerts that they call, the first one first. */
export const listAcknowledgements = async (ctx: Ctx, alertIds: readonly string[]) =>
  alertIds.length === 0
    ? []
    : await ctx.db
        .select({
          alertId: alertRecipient.alertId,
          name: account.displayName,
          at: alertRecipient.acknowledgedAt,
        })
        .from(alertRecipient)
        .innerJoin(guardianship, eq(guardianship.id, alertRecipient.guardianshipId))
        .innerJoin(account, eq(account.id, guardianship.guardianId))
        .where(
          and(
            inArray(alertRecipient.alertId, [...alertIds]),
            isNotNull(alertRecipient.acknowledgedAt),
            IS_IN_FORCE,
          ),
        )
        .orderBy(asc(alertRecipient.acknowledgedAt));
