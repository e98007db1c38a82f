import { can } from '@fap/shared/auth/capabilities.ts';
import { PROPOSALS_TOPIC } from '@fap/shared/education/content/proposal-events.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';

/** Those who decide on suggested changes watch what waits. */
export const proposalsTopicRule: TopicRule = {
  matches: (topic) => topic === PROPOSALS_TOPIC,
  async authorize(ctx) {
    if (!can(ctx.actor.roles, 'content.review')) throw new AppError('FORBIDDEN');
  },
};
