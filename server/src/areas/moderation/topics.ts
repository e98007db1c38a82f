import { can } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { MODERATION_TOPIC } from '@fap/shared/moderation/events.ts';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';

/** Moderators watch the queue. */
export const moderationTopicRule: TopicRule = {
  matches: (topic) => topic === MODERATION_TOPIC,
  async authorize(ctx) {
    if (!can(ctx.actor.roles, 'content.moderate')) throw new AppError('FORBIDDEN');
  },
};
