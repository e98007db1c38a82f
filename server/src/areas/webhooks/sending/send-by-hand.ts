import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { WebhookMessage } from '@fap/shared/webhooks/contract.ts';
import { eq } from 'drizzle-orm';
import { webhookMessage } from '../../../db/schema/webhooks.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { webhookEvents } from '../events.ts';
import { lockWebhook } from '../register/manage-webhooks.ts';
import { getMessage } from './list-messages.ts';
import { queueMessage } from './queue-message.ts';

/** Sends a test message. Throws NOT_FOUND, and CONFLICT while the webhook is off. */
export async function sendTest(ctx: Ctx, webhookId: string): Promise<WebhookMessage> {
  return transact(ctx, 'webhooks.manage', async (tx) => {
    const { offAt } = await lockWebhook(tx, webhookId);
    if (offAt !== null) throw isOff();
    const data = { message: t`This is a test. If you can check its signature, everything works.` };
    return getMessage(tx, await queueMessage(tx, webhookId, { event: 'webhook.test', data }));
  });
}

/** Sends a message again, with the same id and body. Throws NOT_FOUND, and CONFLICT while it is queued or its webhook is off. */
export async function sendAgain(ctx: Ctx, messageId: string): Promise<WebhookMessage> {
  return transact(ctx, 'webhooks.manage', async (tx) => {
    const [row] = await tx.db
      .select({ webhookId: webhookMessage.webhookId })
      .from(webhookMessage)
      .where(eq(webhookMessage.id, messageId));
    if (!row) throw new AppError('NOT_FOUND');
    const { offAt } = await lockWebhook(tx, row.webhookId);
    if (offAt !== null) throw isOff();
    const { state } = await getMessage(tx, messageId);
    if (state === 'queued') throw new AppError('CONFLICT', { message: t`This message is being sent` });
    await tx.db.update(webhookMessage).set({ state: 'queued' }).where(eq(webhookMessage.id, messageId));
    await recordAudit(tx, {
      action: 'webhook.message-sent-again',
      entityType: 'webhook',
      entityId: row.webhookId,
      after: { messageId },
    });
    emit(tx, webhookEvents.queued, { messageId });
    return getMessage(tx, messageId);
  });
}

const isOff = () => new AppError('CONFLICT', { message: t`This webhook is off. Please switch it on first.` });
