import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

const MESSAGE = 'Please take the zero-touch pledge first: agents never contact suspects.';

/** Who brings a piece. */
export interface Contributor {
  id: string;
  displayName: string;
  email: string;
}

/**
 * The actor, who has promised to leave suspects alone; every verb that takes a piece asks. Throws FORBIDDEN for who has not.
 * A pledge is never taken back, so that nothing need be locked.
 */
export async function getPledgedActor(ctx: Ctx): Promise<Contributor> {
  const [row] = await ctx.db
    .select({
      id: account.id,
      displayName: account.displayName,
      email: account.email,
      pledgedAt: account.pledgedAt,
    })
    .from(account)
    .where(eq(account.id, actingAccount(ctx)));
  if (!row?.pledgedAt) throw new AppError('FORBIDDEN', { message: MESSAGE });
  return row;
}
