import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { queueMail } from '../mail/index.ts';

const PASSKEYS =
  'If that was not you, set a new password here, then look at your passkeys:\n/api/password/forgot';

/** Mails the owner of an account what happened to its ways in; only to a confirmed address, because another may be a stranger's. */
export async function tellOwner(
  tx: TxCtx,
  accountId: string,
  { subject, what, ifNot = PASSKEYS }: { subject: string; what: string; ifNot?: string },
): Promise<void> {
  const [row] = await tx.db
    .select({ email: account.email, emailConfirmedAt: account.emailConfirmedAt })
    .from(account)
    .where(eq(account.id, accountId));
  if (!row?.emailConfirmedAt) return;
  await queueMail(tx, {
    to: row.email,
    subject,
    text: [what, ifNot].join('\n\n'),
  });
}
