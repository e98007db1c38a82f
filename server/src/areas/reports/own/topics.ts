import { can } from '@fap/shared/auth/capabilities.ts';
import { idSchema } from '@fap/shared/kernel/schemas.ts';
import { reportTopic } from '@fap/shared/reports/events.ts';
import * as v from 'valibot';
import type { TopicRule } from '../../../platform/realtime/socket-server.ts';
import { getReportForAnalysts } from '../get-report-for-analysts.ts';
import { getOwnReport, isOthers } from './policy.ts';

const PREFIX = reportTopic('');

function reportIdOf(topic: string): string | null {
  const id = topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : '';
  return v.is(idSchema, id) ? id : null;
}

/** Its reporter may watch a report, and analysts while it is in a cluster; its facts carry no words. For others it does not exist. */
export const reportTopicRule: TopicRule = {
  matches: (topic) => reportIdOf(topic) !== null,
  async authorize(ctx, topic) {
    const id = reportIdOf(topic) ?? '';
    if (can(ctx.actor.roles, 'case.read-original') && (await isOthers(ctx, id)))
      await getReportForAnalysts(ctx, id);
    else await getOwnReport(ctx, id);
  },
};
