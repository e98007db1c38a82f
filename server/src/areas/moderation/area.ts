import { moderationContract } from '@fap/shared/moderation/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import type { HistoryPorts } from '../puzzle/index.ts';
import { bindModerationRoutes } from './routes.ts';
import { moderationTopicRule } from './topics.ts';

/** What people report to moderators, and what those decide. */
export const moderation = defineArea<{ history: HistoryPorts }>({
  name: 'moderation',
  contracts: [moderationContract],
  routes: (app, { history }) => bindModerationRoutes(app, history),
  topics: () => [moderationTopicRule],
});
