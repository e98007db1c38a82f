import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { queueMail } from '../mail/index.ts';

/** What happened, and what to do if it was somebody else. */
interface Told {
  subject: string;
  what: string;
  ifNot?: string;
}

/** Mails the owner of an account what happened to its ways in; only to a confirmed address, because another may be a stranger's. */
export async function tellOwner(tx: TxCtx, accountId: string, tell: () => Told): Promise<void> {
  const [row] = await tx.db
    .select({ email: account.email, emailConfirmedAt: account.emailConfirmedAt })
    .from(account)
    .where(eq(account.id, accountId));
  if (!row?.emailConfirmedAt) return;
  await queueMail(tx, {
    to: row.email,
    reader: accountId,
    write: () => {
      const {
        subject,
        what,
        ifNot = t`If that was not you, set a new password here, then look at your passkeys:`,
      } = tell();
      return { subject, paragraphs: [what, `${ifNot}\n/api/password/forgot`] };
    },
  });
}
