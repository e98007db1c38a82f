import { webhooksContract } from '@fap/shared/webhooks/contract.ts';
import { defineArea } from '../../platform/areas/area.ts';
import { webhookJobs } from './jobs.ts';
import { webhookReactions } from './reactions.ts';
import { bindWebhookRoutes, type WebhookPorts } from './routes.ts';

/** What is published, sent to newsrooms and partners as it happens. */
export const webhooks = defineArea<WebhookPorts>({
  name: 'webhooks',
  contracts: [webhooksContract],
  routes: bindWebhookRoutes,
  reactions: webhookReactions,
  jobs: ({ reach }) => webhookJobs(reach),
});
