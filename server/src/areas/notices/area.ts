import { noticesContract } from '@fap/shared/notices/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { noticeJobs } from './jobs.ts';
import type { PushPorts } from './push/push-notice.ts';
import { noticeReactions } from './reactions.ts';
import { bindNoticeRoutes } from './routes.ts';
import { noticesTopicRule } from './topics.ts';

/** What people are told of: the inbox, and mail about it. */
export const notices = defineArea<PushPorts>({
  name: 'notices',
  contracts: [noticesContract],
  routes: bindNoticeRoutes,
  topics: () => [noticesTopicRule],
  reactions: noticeReactions,
  jobs: (ports) => noticeJobs(ports),
});
