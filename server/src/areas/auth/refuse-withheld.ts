import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account, passkey } from '../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

/**
 * Throws FORBIDDEN in a session from which a role is withheld, once the account has a passkey: else a stolen password would be
 * enough to put the thief's own second factor in place of it, and the role with it.
 */
export async function refuseWithheld(ctx: Ctx): Promise<void> {
  const accountId = actingAccount(ctx);
  const [row] = await ctx.db.select({ roles: account.roles }).from(account).where(eq(account.id, accountId));
  const held: readonly string[] = ctx.actor.roles;
  if (row?.roles.every((role) => held.includes(role))) return;
  if ((await ctx.db.$count(passkey, eq(passkey.accountId, accountId))) === 0) return;
  throw new AppError('FORBIDDEN', {
    message: t`Please sign out, and sign in with your passkey. If you lost it, ask an admin.`,
  });
}
