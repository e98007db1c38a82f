import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { shield } from '../../../db/schema/elder.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { nameForStrangers, queueMail } from '../../mail/index.ts';

/** Tells the second way to help that a guardian's conduct should be looked at; without saying what, because mail is read by others. */
export async function mailHelper(tx: TxCtx, elderId: string): Promise<void> {
  const [row] = await tx.db
    .select({ email: shield.helperEmail, name: account.displayName })
    .from(shield)
    .innerJoin(account, eq(account.id, shield.elderId))
    .where(eq(shield.elderId, elderId));
  if (!row?.email) return;
  await queueMail(tx, {
    to: row.email,
    reader: elderId,
    hiddenFromGuardiansOf: elderId,
    write: () => {
      const name = nameForStrangers(row.name);
      return {
        subject: t`Please call ${name}`,
        paragraphs: [
          t`${name} named you as somebody to turn to.`,
          t`Something one of their guardians did in Elder Shield should be looked at. ${name} can read there what it is.`,
          t`Please call them on a number you know and look at it together. Guardians don’t know that you were told.`,
        ],
      };
    },
  });
}
