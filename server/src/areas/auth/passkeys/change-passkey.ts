import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { passkey, session } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { checkOwnPassword, type OwnPassword } from '../check-own-password.ts';
import { passkeyRemoved } from '../owner-letters.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { refuseWithheld } from '../refuse-withheld.ts';
import { tellOwner } from '../tell-owner.ts';

/** Gives one of the acting person's passkeys another name. Throws NOT_FOUND for somebody else's. */
export async function renamePasskey(ctx: Ctx, id: string, name: string): Promise<void> {
  const accountId = actingAccount(ctx);
  await transact(ctx, 'account.manage', async (tx) => {
    const [before] = await tx.db
      .select({ name: passkey.name })
      .from(passkey)
      .where(isOwn(id, accountId))
      .for('update');
    if (!before) throw notFound();
    await tx.db.update(passkey).set({ name }).where(isOwn(id, accountId));
    await recordAudit(tx, {
      action: 'account.passkey-renamed',
      entityType: 'account',
      entityId: accountId,
      before: { passkey: id, ...before },
      after: { passkey: id, name },
    });
  });
}

/**
 * Removes one of the acting person's passkeys. As without the authenticator app, no session counts as opened with a second factor
 * any more: it is not known which of them this passkey opened. Throws NOT_FOUND for somebody else's, and as `checkOwnPassword` and
 * `refuseWithheld`.
 */
export async function removePasskey(
  ctx: Ctx,
  turns: PasswordTurns,
  { id, ...own }: OwnPassword & { id: string },
): Promise<void> {
  const { accountId } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  await refuseWithheld(ctx);
  await transact(ctx, 'account.manage', async (tx) => {
    const [removed] = await tx.db
      .delete(passkey)
      .where(isOwn(id, accountId))
      .returning({ name: passkey.name });
    if (!removed) throw notFound();
    await tx.db.update(session).set({ factorAt: null }).where(eq(session.userId, accountId));
    await recordAudit(tx, {
      action: 'account.passkey-removed',
      entityType: 'account',
      entityId: accountId,
      before: { passkey: id, ...removed },
    });
    await tellOwner(tx, accountId, () => passkeyRemoved(removed.name));
  });
}

const isOwn = (id: string, accountId: string) => and(eq(passkey.id, id), eq(passkey.accountId, accountId));
const notFound = (): AppError => new AppError('NOT_FOUND', { message: t`You have no such passkey` });
