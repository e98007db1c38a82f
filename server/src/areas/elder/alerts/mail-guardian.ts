import { ESCALATION_MINUTES } from '@fap/shared/elder/constants.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { queueMail } from '../../mail/index.ts';

interface Waiting {
  elderId: string;
  guardian: { guardianId: string; email: string };
  /** How many wait. */
  alerts: number;
}

/** Mails a guardian that alerts wait. No amount and no payee: mail is read on locked screens and by others. */
export async function mailGuardian(tx: TxCtx, { elderId, guardian, alerts }: Waiting): Promise<void> {
  const [elder] = await tx.db
    .select({ name: account.displayName })
    .from(account)
    .where(eq(account.id, elderId));
  await queueMail(tx, {
    to: guardian.email,
    reader: guardian.guardianId,
    write: () => {
      const name = elder?.name ?? t`Somebody you protect`;
      return {
        subject: t`${name} may be paying a scammer`,
        paragraphs: [
          waiting(name, alerts),
          `${t`Please call ${name} on a number you know, then open Elder Shield:`}\n/elder-shield`,
          t`Don’t call a number from a message: it may be the scammer’s.`,
        ],
      };
    },
  });
}

function waiting(name: string, alerts: number): string {
  if (alerts === 1)
    return t`An alert about ${name} has been waiting for ${ESCALATION_MINUTES} minutes or more.`;
  const more = alerts - 1;
  return more === 1
    ? t`An alert about ${name} and 1 more alert have been waiting for ${ESCALATION_MINUTES} minutes or more.`
    : t`An alert about ${name} and ${more} more alerts have been waiting for ${ESCALATION_MINUTES} minutes or more.`;
}
