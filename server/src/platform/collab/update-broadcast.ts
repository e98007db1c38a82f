import type { Connection } from './connection.ts';
import type { FramedUpdate, StoredDocument } from './stored-document.ts';

/** One durable update on its way to everybody but its writer. */
export interface BroadcastEntry {
  framed: FramedUpdate;
  /** null: the server itself or another process wrote it, so that everybody here hears of it. */
  source: Connection | null;
  /** Told the id in the log, or null when it was not stored. */
  onSettled?(id: number | null): void;
}

/** One write per client; frames are shared, and only writers need a buffer without their own updates. */
export function broadcastUpdates(
  connections: ReadonlySet<Connection>,
  entries: readonly BroadcastEntry[],
  documentBefore: StoredDocument,
): number {
  const all = Buffer.concat(entries.map((entry) => entry.framed.frame));
  const writers = new Set(entries.map((entry) => entry.source));
  let before: ReadonlyMap<number, number> | null = null;
  const stateBefore = () => {
    before ??= documentBefore.stateVector();
    return before;
  };
  for (const connection of connections) {
    if (!writers.has(connection)) {
      connection.writeUpdates(all, stateBefore);
      continue;
    }
    const others = entries.filter((entry) => entry.source !== connection).map((entry) => entry.framed.frame);
    if (others.length > 0) connection.writeUpdates(Buffer.concat(others), stateBefore);
  }
  return all.length;
}
