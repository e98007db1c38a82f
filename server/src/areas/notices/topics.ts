import { AppError } from '@fap/shared/kernel/app-error.ts';
import { noticesTopic } from '@fap/shared/notices/events.ts';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';

/** An account watches its own notices; for all others the topic does not exist. */
export const noticesTopicRule: TopicRule = {
  matches: (topic) => topic.startsWith(noticesTopic('')),
  async authorize(ctx, topic) {
    const { accountId } = ctx.actor;
    if (accountId === null || topic !== noticesTopic(accountId)) throw new AppError('NOT_FOUND');
  },
};
