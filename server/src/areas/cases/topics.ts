import { caseTopic } from '@fap/shared/cases/events.ts';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';
import { getCase } from './policy.ts';

const PREFIX = caseTopic('');

/** The case whose topic this is; null for other topics. */
export const caseOfTopic = (topic: string): string | null =>
  topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : null;

/** Anybody signed in may hear that an existing case changed: everybody reads a view of it. */
export const caseTopicRule: TopicRule = {
  matches: (topic) => caseOfTopic(topic) !== null,
  async authorize(ctx, topic) {
    await getCase(ctx, caseOfTopic(topic) ?? '');
  },
};
