import type { ProtectedPerson } from '@fap/shared/elder/entities.ts';
import type { GuardianScope } from '@fap/shared/elder/scopes.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { alertRecipient, elderAlert, guardianship, payment, shield } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { IS_IN_FORCE } from '../rows/list-guardianships.ts';

/** The people the acting account protects, as far as each allows, the longest known first. */
export async function listPeople(ctx: Ctx): Promise<ProtectedPerson[]> {
  const rows = await ctx.db
    .select({
      row: guardianship,
      name: account.displayName,
      isActive: shield.isActive,
      lastActivityAt: shield.lastActivityAt,
      blocked: sql<number>`(select count(*)::int from ${payment} as mine
        where mine.elder_id = ${guardianship.elderId} and mine.status = 'blocked')`,
      openAlerts: sql<number>`(select count(*)::int from ${alertRecipient}
        join ${elderAlert} on ${elderAlert.id} = ${alertRecipient.alertId}
        where ${alertRecipient.guardianshipId} = ${guardianship.id} and ${alertRecipient.acknowledgedAt} is null
          and ${elderAlert.settledAt} is null)`,
    })
    .from(guardianship)
    .innerJoin(account, eq(account.id, guardianship.elderId))
    .leftJoin(shield, eq(shield.elderId, guardianship.elderId))
    .where(and(eq(guardianship.guardianId, actingAccount(ctx)), IS_IN_FORCE))
    .orderBy(asc(guardianship.acceptedAt), asc(guardianship.id));
  return rows.map(({ row, name, isActive, lastActivityAt, blocked, openAlerts }) => {
    const seesStatus = row.scopes.includes('status');
    return {
      guardianshipId: row.id,
      elderId: row.elderId,
      name,
      scopes: row.scopes as GuardianScope[],
      isActive: seesStatus ? (isActive ?? false) : null,
      scamsBlocked: seesStatus ? blocked : null,
      lastActivityAt: seesStatus ? (lastActivityAt?.toISOString() ?? null) : null,
      openAlerts: row.scopes.includes('alerts') ? openAlerts : 0,
      since: (row.acceptedAt ?? row.createdAt).toISOString(),
    };
  });
}
