import { can } from '@fap/shared/auth/capabilities.ts';
import { dossierTopic } from '@fap/shared/dossier/events.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { TopicRule } from '../../platform/realtime/socket-server.ts';
import { openCluster } from './content/access.ts';

const PREFIX = dossierTopic('');

/** Whoever may read a cluster's dossier hears how far its files are. */
export const dossierTopicRule: TopicRule = {
  matches: (topic) => topic.startsWith(PREFIX),
  async authorize(ctx, topic) {
    if (!can(ctx.actor.roles, 'dossier.read')) throw new AppError('FORBIDDEN');
    await openCluster(ctx, topic.slice(PREFIX.length));
  },
};
