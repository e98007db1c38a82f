import * as v from 'valibot';
import { defineFact } from '../kernel/topic.ts';

/** The topic of the queue, for moderators. */
export const MODERATION_TOPIC = 'moderation';

export const moderationFacts = {
  /** Something was reported or decided; the queue is to be read again. */
  changed: defineFact('moderation:changed', v.object({ key: v.string() })),
};
