import { mailMessage } from '../../db/schema/mail.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { emit } from '../../platform/write/transact.ts';
import { mailEvents } from './events.ts';

export interface QueueMailInput {
  to: string;
  subject: string;
  /** Plain text: paragraphs with an empty line between them; a link stands alone on its line, and one to this installation is a path. */
  text: string;
}

/** Queues a message in the caller's transaction: it leaves if, and only if, that commits. Gives the message's id. */
export async function queueMail(tx: TxCtx, { to, subject, text }: QueueMailInput): Promise<string> {
  const id = tx.ids.next('mail');
  await tx.db.insert(mailMessage).values({
    id,
    recipient: to,
    subject,
    body: text,
    status: 'queued',
    createdAt: tx.clock.now(),
  });
  emit(tx, mailEvents.queued, { messageId: id });
  return id;
}
