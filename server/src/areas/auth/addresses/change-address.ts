import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { queueMail } from '../../mail/index.ts';
import { checkOwnPassword, type OwnPassword } from '../check-own-password.ts';
import { createLink, deleteLinks } from '../links/mailed-links.ts';
import type { PasswordTurns } from '../password-turns.ts';

const CONFIRM_HOURS = 24;

/**
 * Mails a link to an address, which becomes the acting person's when the link is opened; to the address they have, a link that
 * confirms it. Throws as `checkOwnPassword`.
 */
export async function changeAddress(
  ctx: Ctx,
  turns: PasswordTurns,
  { email, ...own }: OwnPassword & { email: string },
): Promise<void> {
  const { accountId } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  await transact(ctx, 'account.manage', async (tx) => {
    await mailConfirmLink(tx, accountId, email);
    await recordAudit(tx, {
      action: 'account.address-change-requested',
      entityType: 'account',
      entityId: accountId,
    });
  });
}

/** Mails the link that proves an address is the account owner's. */
export async function mailConfirmLink(tx: TxCtx, accountId: string, email: string): Promise<void> {
  await deleteLinks(tx, accountId, 'email');
  const secret = await createLink(tx, { accountId, purpose: 'email', email, minutes: CONFIRM_HOURS * 60 });
  await queueMail(tx, {
    to: email,
    reader: accountId,
    write: () => ({
      subject: t`Confirm your e-mail address`,
      paragraphs: [
        t`Please confirm that this is your e-mail address on the Forensic Anti-Fraud Platform.`,
        `/api/email/confirm?token=${secret}`,
        t`The link works once, for ${CONFIRM_HOURS} hours. If you have no account with us, you need not do anything.`,
      ],
    }),
  });
}
