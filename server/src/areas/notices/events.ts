import { defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    'notice.added': { noticeId: string };
  }
}

/** Events of notices. */
export const noticeEvents = {
  /** There is a new notice; an unread one that grows is none. */
  added: defineEvent('notice.added', { lane: ({ noticeId }) => `notice ${noticeId}` }),
};
