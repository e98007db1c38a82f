import { collectionOf } from '@fap/shared/partners/collections.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';
import { DELIVER_JOB } from './jobs.ts';
import { tellApproved, tellWithdrawn } from './sending/tell-escalation.ts';
import { tellWebhooks } from './sending/tell-webhooks.ts';

/** What is published goes to the webhooks that chose it; a queued message becomes a job. */
export const webhookReactions = [
  defineReaction({
    name: 'webhooks.queue-delivery',
    on: 'webhooks.message.queued',
    run: (tx, { messageId }) => tx.jobs.send(tx.db, DELIVER_JOB, { messageId }),
  }),
  defineReaction({
    name: 'webhooks.tell-approved',
    on: 'escalation.approved',
    run: (tx, { escalationId }) => tellApproved(tx, escalationId),
  }),
  defineReaction({
    name: 'webhooks.tell-withdrawn',
    on: 'escalation.withdrawn',
    run: (tx, { escalationId }) => tellWithdrawn(tx, escalationId),
  }),
  defineReaction({
    name: 'webhooks.tell-collection-changed',
    on: 'partners.collection.changed',
    run: (tx, { kind }) =>
      tellWebhooks(tx, {
        event: 'collection.changed',
        data: { collectionId: collectionOf(kind).id, kind },
        kind,
      }),
  }),
];
