import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';
import { actingAccount } from '../../platform/write/context.ts';
import { isGuardianOf } from './queries.ts';

const PREFIX = 'elder:';

/** Only the elder and their accepted guardians may watch an elder's topic. */
export const elderTopicRule: TopicRule = {
  matches: (topic) => topic.startsWith(PREFIX),
  async authorize(ctx, topic) {
    const elderId = topic.slice(PREFIX.length);
    if (elderId !== actingAccount(ctx) && !(await isGuardianOf(ctx, elderId)))
      throw new AppError('NOT_FOUND');
  },
};
