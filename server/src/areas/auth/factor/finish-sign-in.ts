import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { createLink, findLink, redeemLink } from '../links/mailed-links.ts';
import { acceptCode, spendCode } from './check-factor.ts';
import { findFactor } from './find-factor.ts';

/** Minutes between the password and the code. */
const MINUTES = 5;

/** A token for the second step of signing in; null for an account without a second factor. */
export async function beginSecondStep(ctx: Ctx, accountId: string): Promise<string | null> {
  if ((await findFactor(ctx, accountId)) === null) return null;
  const work = { accountId, purpose: 'second-factor' as const, email: '', minutes: MINUTES };
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', (tx) => createLink(tx, work), {
    housekeeping: 'a step of signing in; its end is on record',
  });
}

/** Whose second step a token waits for; throws UNAUTHENTICATED when it is unknown, used or too old. */
export async function findSecondStep(ctx: Ctx, token: string): Promise<{ accountId: string }> {
  const link = await findLink(ctx, 'second-factor', token);
  if (link) return link;
  throw new AppError('UNAUTHENTICATED', {
    message: t`Please sign in again: this took longer than five minutes.`,
  });
}

/**
 * The second step: checks the code of an account whose password was right. Throws INVALID for a wrong code or a token that is not
 * valid any more, TOO_MANY after ten codes; a wrong code leaves the token valid.
 */
export async function finishSignIn(
  ctx: Ctx,
  { token, code }: { token: string; code: string },
): Promise<{ accountId: string }> {
  await spendCode(ctx, (await findSecondStep(ctx, token)).accountId);
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    const { accountId } = await redeemLink(tx, 'second-factor', token);
    const by = await acceptCode(tx, accountId, code);
    await recordAudit(tx, {
      action: 'account.signed-in-with-factor',
      entityType: 'account',
      entityId: accountId,
      after: { by },
    });
    return { accountId };
  });
}
