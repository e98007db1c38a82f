import { ESCALATION_MINUTES } from '@fap/shared/elder/constants.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { queueMail } from '../../mail/index.ts';

/** Mails a guardian that alerts wait. No amount and no payee: mail is read on locked screens and by others. */
export async function mailGuardian(
  tx: TxCtx,
  { elderId, to, alerts }: { elderId: string; to: string; alerts: number },
): Promise<void> {
  const [elder] = await tx.db
    .select({ name: account.displayName })
    .from(account)
    .where(eq(account.id, elderId));
  const name = elder?.name ?? 'Somebody you protect';
  await queueMail(tx, {
    to,
    subject: `${name} may be paying a scammer`,
    text: [
      waiting(name, alerts),
      `Please call ${name} on a number you know, then open Elder Shield:`,
      '/elder-shield',
      'Don’t call a number from a message: it may be the scammer’s.',
    ].join('\n\n'),
  });
}

function waiting(name: string, alerts: number): string {
  const since = `waiting for ${ESCALATION_MINUTES} minutes or more`;
  if (alerts === 1) return `An alert about ${name} has been ${since}.`;
  const more = alerts === 2 ? '1 more alert' : `${alerts - 1} more alerts`;
  return `An alert about ${name} and ${more} have been ${since}.`;
}
