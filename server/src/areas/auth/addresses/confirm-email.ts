import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { queueMail } from '../../mail/index.ts';
import { deleteLinks, redeemLink } from '../links/mailed-links.ts';
import { isTaken } from './confirm-address.ts';

/**
 * Confirms an e-mail address by its mailed link, and makes it the account's if it is a new one; the old address is told. Throws
 * INVALID for a link that is not valid any more, CONFLICT when another account has confirmed the address.
 */
export async function confirmEmail(ctx: Ctx, token: string): Promise<void> {
  await transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    const { accountId, email } = await redeemLink(tx, 'email', token);
    if (await isTaken(tx, accountId, email))
      throw new AppError('CONFLICT', { message: t`This e-mail address belongs to another account.` });
    const [before] = await tx.db
      .select({ email: account.email })
      .from(account)
      .where(eq(account.id, accountId))
      .for('update');
    if (!before) throw new AppError('NOT_FOUND');
    await tx.db
      .update(account)
      .set({ email, emailConfirmedAt: tx.clock.now() })
      .where(eq(account.id, accountId));
    const isNew = before.email !== email;
    await recordAudit(tx, {
      action: isNew ? 'account.address-changed' : 'account.address-confirmed',
      entityType: 'account',
      entityId: accountId,
    });
    if (!isNew) return;
    // A link to the old address must not open the account any more.
    await deleteLinks(tx, accountId, 'password');
    await queueMail(tx, {
      to: before.email,
      reader: accountId,
      write: () => ({
        subject: t`Your e-mail address was changed`,
        paragraphs: [
          t`Your account on the Forensic Anti-Fraud Platform has another e-mail address now. Mail goes there from here on.`,
          t`If that was not you, please write to the people who run this platform at once.`,
        ],
      }),
    });
  });
}
