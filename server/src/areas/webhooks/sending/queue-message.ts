import { WEBHOOK_PAYLOADS, type WebhookEvent, type WebhookPayload } from '@fap/shared/webhooks/payloads.ts';
import * as v from 'valibot';
import { webhookMessage } from '../../../db/schema/webhooks.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { emit, recordAudit } from '../../../platform/write/transact.ts';
import { webhookEvents } from '../events.ts';

/**
 * Queues a message to a webhook in the caller's transaction: it leaves if, and only if, that commits. Gives its id. What is sent is made by
 * the event's schema, so nothing that it does not name can leave.
 */
export async function queueMessage<E extends WebhookEvent>(
  tx: TxCtx,
  webhookId: string,
  { event, data }: { event: E; data: WebhookPayload<E> },
): Promise<string> {
  const id = tx.ids.next('msg');
  const now = tx.clock.now();
  const body = JSON.stringify({
    type: event,
    timestamp: now.toISOString(),
    data: v.parse(WEBHOOK_PAYLOADS[event] as v.GenericSchema, data),
  });
  await tx.db.insert(webhookMessage).values({ id, webhookId, event, body, state: 'queued', createdAt: now });
  await recordAudit(tx, {
    action: 'webhook.message-queued',
    entityType: 'webhook',
    entityId: webhookId,
    after: { messageId: id, event },
  });
  emit(tx, webhookEvents.queued, { messageId: id });
  return id;
}
