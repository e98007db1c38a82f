import { and, asc, eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { guardianship } from '../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { IS_IN_FORCE } from './rows/list-guardianships.ts';

const SHOWN = 3;
const { elderId, guardianId } = guardianship;

/** Names of the people the acting account looks after as an accepted guardian, the longest known first. */
export const listLookedAfter = (ctx: Ctx): Promise<string[]> => listNames(ctx, elderId, guardianId);

/** Names of the accepted guardians of the acting account, the longest known first. */
export const listGuardians = (ctx: Ctx): Promise<string[]> => listNames(ctx, guardianId, elderId);

type Side = typeof elderId | typeof guardianId;

async function listNames(ctx: Ctx, named: Side, own: Side): Promise<string[]> {
  const rows = await ctx.db
    .select({ name: account.displayName })
    .from(guardianship)
    .innerJoin(account, eq(account.id, named))
    .where(and(IS_IN_FORCE, eq(own, actingAccount(ctx))))
    .orderBy(asc(guardianship.acceptedAt), asc(guardianship.id))
    .limit(SHOWN);
  return rows.map(({ name }) => name);
}
