import { idSchema } from '@fap/shared/kernel/schemas.ts';
import { reportTopic } from '@fap/shared/reports/events.ts';
import * as v from 'valibot';
import type { TopicRule } from '../../../platform/realtime/socket-server.ts';
import { getOwnReport } from './policy.ts';

const PREFIX = reportTopic('');

function reportIdOf(topic: string): string | null {
  const id = topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : '';
  return v.is(idSchema, id) ? id : null;
}

/** Only its reporter may watch a report; for all others it does not exist. */
export const reportTopicRule: TopicRule = {
  matches: (topic) => reportIdOf(topic) !== null,
  async authorize(ctx, topic) {
    await getOwnReport(ctx, reportIdOf(topic) ?? '');
  },
};
