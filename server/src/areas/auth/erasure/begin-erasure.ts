import type { Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { checkOwnPassword, type OwnPassword } from '../check-own-password.ts';
import { acceptCode, spendCode } from '../factor/check-factor.ts';
import { findFactor } from '../factor/find-factor.ts';
import { createLink, deleteLinks } from '../links/mailed-links.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { lockAccount, refuseLastAdmin } from '../people/lock-account.ts';

/** Time to read what would go, and to decide. */
const MINUTES = 10;

/**
 * Checks the acting person's password, and a code where they have an authenticator app; gives the token that deletes the account.
 * Throws as `checkOwnPassword`, INVALID for a wrong code, and CONFLICT for the last admin.
 */
export async function beginErasure(
  ctx: Ctx,
  turns: PasswordTurns,
  { code, ...own }: OwnPassword & { code: string },
): Promise<string> {
  const { accountId, email } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  const hasFactor = (await findFactor(ctx, accountId)) !== null;
  if (hasFactor) await spendCode(ctx, accountId);
  return transact(ctx, 'account.manage', async (tx) => {
    await refuseLastAdmin(tx, await lockAccount(tx, accountId));
    if (hasFactor) await acceptCode(tx, accountId, code);
    await deleteLinks(tx, accountId, 'erasure');
    await recordAudit(tx, { action: 'account.erasure-begun', entityType: 'account', entityId: accountId });
    return createLink(tx, { accountId, purpose: 'erasure', email, minutes: MINUTES });
  });
}
