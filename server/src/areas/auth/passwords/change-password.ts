import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { checkOwnPassword, type OwnPassword } from '../check-own-password.ts';
import { hashPassword } from '../password.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { savePassword } from './save-password.ts';

/** Changes the acting person's password and signs out every other browser; gives the ended sessions. Throws as `checkOwnPassword`. */
export async function changePassword(
  ctx: Ctx,
  turns: PasswordTurns,
  { password, ...own }: OwnPassword & { password: string },
): Promise<string[]> {
  const { accountId, email, passwordHash } = await turns.take(own.address, async () => {
    const found = await checkOwnPassword(ctx, own);
    // Accounts of one address share a salt, see `matchPassword`.
    return { ...found, passwordHash: await hashPassword(password, found.passwordHash) };
  });
  return transact(ctx, 'account.manage', (tx) =>
    savePassword(tx, {
      accountId,
      email,
      passwordHash,
      keepSession: ctx.actor.sessionId,
      action: 'account.password-changed',
    }),
  );
}
