import type { CollabServer } from '../../../platform/collab/server/collab-server.ts';
import { FairTurns } from '../../../platform/threads/fair-turns.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { CheckpointMaker } from './checkpoint-maker.ts';
import { HistoryThread } from './history-thread.ts';

/** What looking back and restoring need besides the database. */
export interface HistoryPorts {
  thread: HistoryThread;
  documents: Pick<CollabServer, 'getDocument' | 'writeAs' | 'clear' | 'redact' | 'checkpoints'>;
  checkpoints: CheckpointMaker;
  /** Serialises restores of this process: each holds one connection while it uses another. */
  turns: FairTurns;
  /** Limits concurrent log loads of this process, because each log is held in memory. */
  reads: FairTurns;
  /** As `reads`, for single cards that links lead to: a text may have many such links. */
  cards: FairTurns;
}

const READS = { atOnce: 2, maxWaiting: 32, maxWaitingOfOne: 4 };
const CARDS = { atOnce: 1, maxWaiting: 64, maxWaitingOfOne: 24 };
const RESTORES = { atOnce: 1, maxWaiting: 16, maxWaitingOfOne: 4 };

/** The ports of one process; its thread and its checkpoints are closed with the server. */
export function createHistoryPorts(ctx: Ctx, documents: HistoryPorts['documents']): HistoryPorts {
  const thread = new HistoryThread();
  return {
    thread,
    documents,
    checkpoints: new CheckpointMaker(ctx, { thread, documents }),
    turns: new FairTurns(RESTORES),
    reads: new FairTurns(READS),
    cards: new FairTurns(CARDS),
  };
}
