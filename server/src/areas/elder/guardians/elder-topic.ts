import { elderTopic } from '@fap/shared/elder/events.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { TopicRule } from '../../../platform/realtime/socket-server.ts';
import { actingAccount } from '../../../platform/write/context.ts';
import { findOwnGuardianship, logOf } from '../rows/list-guardianships.ts';
import { noteViews } from './note-views.ts';

/** An elder watches all of their topic, an accepted guardian the log of their own; for everybody else it does not exist. */
export const elderTopicRule: TopicRule = {
  matches: (topic) => topic.startsWith(elderTopic('')),
  async authorize(ctx, topic) {
    const elderId = topic.slice(elderTopic('').length);
    if (elderId === actingAccount(ctx)) return undefined;
    const own = await findOwnGuardianship(ctx, elderId);
    if (!own) throw new AppError('NOT_FOUND');
    // Who reads live has looked, too.
    await noteViews(ctx, elderId);
    return { log: logOf(own) };
  },
};
