import { defineReaction } from '../../platform/bus/reactions.ts';
import { SEND_MESSAGE_JOB } from './jobs.ts';

/** A queued message becomes a job; by an event, because a command without a job queue may queue one too. */
export const mailReactions = [
  defineReaction({
    name: 'mail.queue-send',
    on: 'mail.message.queued',
    run: (tx, { messageId }) => tx.jobs.send(tx.db, SEND_MESSAGE_JOB, { messageId }),
  }),
];
