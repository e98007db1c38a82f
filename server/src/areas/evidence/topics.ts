import { evidenceTopic } from '@fap/shared/evidence/events.ts';
import { idSchema } from '@fap/shared/kernel/schemas.ts';
import * as v from 'valibot';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';
import { getEvidence } from './queries.ts';

const PREFIX = evidenceTopic('');

/** The evidence item that a topic names; null for other topics and for what is no id. */
function evidenceIdOf(topic: string): string | null {
  const id = topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : '';
  return v.is(idSchema, id) ? id : null;
}

/** Whoever may know of an evidence item may watch its topic; for all others there is no such evidence item. */
export const evidenceTopicRule: TopicRule = {
  matches: (topic) => evidenceIdOf(topic) !== null,
  async authorize(ctx, topic) {
    await getEvidence(ctx, evidenceIdOf(topic) ?? '');
  },
};
