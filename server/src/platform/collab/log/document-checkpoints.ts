import type { Checkpoint, UpdateStore } from '../store/update-store.ts';
import type { QuietTurns } from './quiet-turns.ts';

/**
 * Checkpoints of documents for whoever looks back into their logs: what they hold is theirs, here is only when to make them and how
 * they are kept.
 */
export class DocumentCheckpoints {
  private readonly store: UpdateStore;
  private readonly quiet: QuietTurns;
  private readonly listeners: ((room: string) => void)[] = [];

  constructor(store: UpdateStore, quiet: QuietTurns) {
    this.store = store;
    this.quiet = quiet;
  }

  /** Calls back whenever a room's log has grown by so much that its snapshot was made anew. */
  onGrown(listener: (room: string) => void): void {
    this.listeners.push(listener);
  }

  /** Does work once nobody is writing; what the same owner asked for before is replaced. The work must not throw. */
  whenQuiet(owner: object, work: () => Promise<unknown>): void {
    this.quiet.wait(owner, work);
  }

  /** Stores a checkpoint; false when the log is no longer what it was made from. */
  save(checkpoint: Checkpoint): Promise<boolean> {
    return this.store.saveCheckpoint(checkpoint);
  }

  /** Drops a room's checkpoints, which are of no use any more. */
  drop(room: string): Promise<void> {
    return this.store.dropCheckpoints(room);
  }

  /** Tells that a room's log has grown. */
  grown(room: string): void {
    for (const listener of this.listeners) listener(room);
  }
}
