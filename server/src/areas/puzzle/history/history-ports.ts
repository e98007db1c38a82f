import type { CollabServer } from '../../../platform/collab/collab-server.ts';
import { Turns } from '../../../platform/threads/turns.ts';
import { HistoryThread } from './history-thread.ts';

/** What looking back and restoring need besides the database. */
export interface HistoryPorts {
  thread: HistoryThread;
  documents: Pick<CollabServer, 'writeAs' | 'clear'>;
  /** Restores of this process happen one after another: each holds a connection while it writes over another. */
  turns: Turns;
}

const MAX_WAITING_RESTORES = 16;

/** The ports of one process; its thread is closed with the server. */
export function createHistoryPorts(documents: HistoryPorts['documents']): HistoryPorts {
  return { thread: new HistoryThread(), documents, turns: new Turns(MAX_WAITING_RESTORES) };
}
