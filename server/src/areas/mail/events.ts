import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'mail.message.queued': { messageId: string };
  }
}

/** Events of mail. */
export const mailEvents = {
  queued: defineEvent('mail.message.queued', { lane: ({ messageId }) => `mail ${messageId}` }),
};
