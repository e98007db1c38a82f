import { type DomainEventMap, defineEvent } from '../../platform/write/domain-events.ts';

declare module '../../platform/write/domain-events.ts' {
  interface DomainEventMap {
    /** Somebody wrote @ and the names of these people in a comment. */
    'comments.people.mentioned': { commentId: string; accountIds: string[]; byId: string };
  }
}

/** Events of comments. */
export const commentEvents = {
  peopleMentioned: defineEvent('comments.people.mentioned', {
    lane: ({ commentId }: DomainEventMap['comments.people.mentioned']) => `comment ${commentId}`,
  }),
};
