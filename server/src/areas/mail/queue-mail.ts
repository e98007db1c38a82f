import { mailMessage } from '../../db/schema/mail.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { emit } from '../../platform/write/transact.ts';
import { mailEvents } from './events.ts';

export interface QueueMailInput {
  to: string;
  subject: string;
  /** Plain text: paragraphs with an empty line between them; a link stands alone on its line, and one to this installation is a path. */
  text: string;
  /** The row is deleted after so many days, and as soon as it was sent: a last message to somebody whose account is gone. */
  forgetAfterDays?: number;
  /** An elder whose guardians must not learn that it was sent, admins among them neither. */
  hiddenFromGuardiansOf?: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Queues a message in the caller's transaction: it leaves if, and only if, that commits. Gives the message's id. */
export async function queueMail(
  tx: TxCtx,
  { to, subject, text, forgetAfterDays, hiddenFromGuardiansOf }: QueueMailInput,
): Promise<string> {
  const id = tx.ids.next('mail');
  const now = tx.clock.now();
  await tx.db.insert(mailMessage).values({
    id,
    recipient: to,
    subject,
    body: text,
    status: 'queued',
    elderId: hiddenFromGuardiansOf ?? null,
    createdAt: now,
    forgetAt: forgetAfterDays === undefined ? null : new Date(now.getTime() + forgetAfterDays * DAY_MS),
  });
  emit(tx, mailEvents.queued, { messageId: id });
  return id;
}
