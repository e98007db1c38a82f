import { ownAgentTopic } from '@fap/shared/agents/events.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { TopicRule } from '../../../platform/realtime/socket-server.ts';

/** An account watches what it earns itself; for all others the topic does not exist. */
export const ownAgentTopicRule: TopicRule = {
  matches: (topic) => topic.startsWith(ownAgentTopic('')),
  async authorize({ actor: { accountId } }, topic) {
    if (accountId === null || topic !== ownAgentTopic(accountId)) throw new AppError('NOT_FOUND');
  },
};
