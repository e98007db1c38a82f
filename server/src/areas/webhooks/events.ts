import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'webhooks.message.queued': { messageId: string };
    /** It was switched off; `accountId` added it. */
    'webhooks.webhook.switched-off': { webhookId: string; accountId: string };
  }
}

/** Events of webhooks. */
export const webhookEvents = {
  switchedOff: defineEvent('webhooks.webhook.switched-off', {
    lane: ({ webhookId }) => `webhook ${webhookId}`,
  }),
  queued: defineEvent('webhooks.message.queued', { lane: ({ messageId }) => `webhook-message ${messageId}` }),
};
