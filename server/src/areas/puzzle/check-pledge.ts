import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

const MESSAGE = t`Please take the zero-touch pledge first: agents never contact suspects.`;

/** Who brings a piece. */
export interface Contributor {
  id: string;
  displayName: string;
  email: string;
}

/**
 * The actor, if they took the zero-touch pledge; every verb that adds a piece checks it. Throws FORBIDDEN otherwise. A
 * pledge is never revoked, so no lock is needed.
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
