import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { queueMail } from '../mail/index.ts';
import type { OwnerLetter } from './owner-letters.ts';

/** Mails the owner of an account what happened to its ways in; only to a confirmed address, because another may be a stranger's. */
export async function tellOwner(tx: TxCtx, accountId: string, tell: () => OwnerLetter): Promise<void> {
  const [row] = await tx.db
    .select({ email: account.email, emailConfirmedAt: account.emailConfirmedAt })
    .from(account)
    .where(eq(account.id, accountId));
  if (!row?.emailConfirmedAt) return;
  await queueMail(tx, {
    to: row.email,
    reader: accountId,
    write: () => {
      const { subject, what, ifNot } = tell();
      return { subject, paragraphs: [what, `${ifNot}\n/api/password/forgot`] };
    },
  });
}
