import { evidenceTopic } from '@fap/shared/evidence/events.ts';
import { idSchema } from '@fap/shared/kernel/schemas.ts';
import * as v from 'valibot';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';
import { getEvidence } from './queries.ts';

const PREFIX = evidenceTopic('');

/** The exhibit that a topic names; null for other topics and for what is no id. */
function exhibitOf(topic: string): string | null {
  const id = topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : '';
  return v.is(idSchema, id) ? id : null;
}

/** Whoever may know of an exhibit may watch its topic; for all others there is no such exhibit. */
export const evidenceTopicRule: TopicRule = {
  matches: (topic) => exhibitOf(topic) !== null,
  async authorize(ctx, topic) {
    await getEvidence(ctx, exhibitOf(topic) ?? '');
  },
};
