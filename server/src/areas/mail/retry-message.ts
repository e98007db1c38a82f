import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { mailMessage } from '../../db/schema/mail.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { mailEvents } from './events.ts';

/** Queues a message again that failed or was kept. Throws NOT_FOUND; CONFLICT when it is queued already or was sent. */
export async function retryMessage(ctx: Ctx, messageId: string): Promise<{ status: 'queued' }> {
  return transact(ctx, 'admin.access', async (tx) => {
    const [message] = await tx.db
      .select({ status: mailMessage.status })
      .from(mailMessage)
      .where(eq(mailMessage.id, messageId))
      .for('update');
    if (!message) throw new AppError('NOT_FOUND', { message: t`There is no such message` });
    const [queued] = await tx.db
      .update(mailMessage)
      .set({ status: 'queued', attempts: 0 })
      .where(and(eq(mailMessage.id, messageId), inArray(mailMessage.status, ['failed', 'kept'])))
      .returning({ id: mailMessage.id });
    if (!queued) throw new AppError('CONFLICT', { message: t`This message is ${message.status} already` });
    await recordAudit(tx, {
      action: 'mail.retried',
      entityType: 'mail',
      entityId: messageId,
      before: message,
      after: { status: 'queued' },
    });
    emit(tx, mailEvents.queued, { messageId });
    return { status: 'queued' as const };
  });
}
