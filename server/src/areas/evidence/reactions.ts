import { defineReaction } from '../../platform/bus/reactions.ts';
import { indexReading } from './index-reading.ts';
import { READ_ITEM_AFTER_SECONDS, READ_ITEM_JOB } from './jobs.ts';

/** What was handed in is read, even when the process that received it dies; what it names enters the index. */
export const evidenceReactions = [
  defineReaction({
    name: 'evidence.queue-reading',
    on: 'evidence.item.uploaded',
    run: (tx, { evidenceId }) =>
      tx.jobs.send(tx.db, READ_ITEM_JOB, { evidenceId }, { startAfterSeconds: READ_ITEM_AFTER_SECONDS }),
  }),
  defineReaction({
    name: 'evidence.index-reading',
    on: 'evidence.item.read',
    housekeeping:
      'the index follows from a reading that is on record; a state that changes is recorded by itself',
    run: (tx, { evidenceId }) => indexReading(tx, evidenceId),
  }),
];
