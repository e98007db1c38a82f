import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { guardianship } from '../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

const SHOWN = 3;
const IS_IN_FORCE = and(isNotNull(guardianship.acceptedAt), isNull(guardianship.revokedAt));

/** Names of the people the acting account looks after as an accepted guardian, the longest known first. */
export async function listLookedAfter(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: account.displayName })
    .from(guardianship)
    .innerJoin(account, eq(account.id, guardianship.elderId))
    .where(and(IS_IN_FORCE, eq(guardianship.guardianId, actingAccount(ctx))))
    .orderBy(asc(guardianship.acceptedAt), asc(guardianship.id))
    .limit(SHOWN);
  return rows.map(({ name }) => name);
}

/** Names of the accepted guardians of the acting account, the longest known first. */
export async function listGuardians(ctx: Ctx): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: account.displayName })
    .from(guardianship)
    .innerJoin(account, eq(account.id, guardianship.guardianId))
    .where(and(IS_IN_FORCE, eq(guardianship.elderId, actingAccount(ctx))))
    .orderBy(asc(guardianship.acceptedAt), asc(guardianship.id))
    .limit(SHOWN);
  return rows.map(({ name }) => name);
}
