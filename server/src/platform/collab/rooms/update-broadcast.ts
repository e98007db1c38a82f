import type { Connection } from '../connections/connection.ts';
import type { FramedUpdate, StoredDocument } from '../document/stored-document.ts';

/** One durable update on its way to everybody but its writer. */
export interface BroadcastEntry {
  framed: FramedUpdate;
  accountId: string;
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
  const others = withoutOwn(all, entries);
  let before: ReadonlyMap<number, number> | null = null;
  const stateBefore = () => {
    before ??= documentBefore.stateVector();
    return before;
  };
  for (const connection of connections) {
    const parts = others.get(connection) ?? [all];
    const [only] = parts;
    if (only === undefined) continue;
    connection.writeUpdates(parts.length === 1 ? only : Buffer.concat(parts), stateBefore);
  }
  return all.length;
}

// What stands around each writer's own frames. Cut out of the whole: in a crowded tick nearly everybody is a writer, and
// putting all the other frames together anew for each was a quarter of the server's work.
function withoutOwn(all: Buffer, entries: readonly BroadcastEntry[]): Map<Connection, Buffer[]> {
  const cuts = new Map<Connection, { parts: Buffer[]; from: number }>();
  let position = 0;
  for (const { source, framed } of entries) {
    const begin = position;
    position += framed.frame.length;
    if (source === null) continue;
    const cut = cuts.get(source) ?? { parts: [], from: 0 };
    cuts.set(source, cut);
    if (begin > cut.from) cut.parts.push(all.subarray(cut.from, begin));
    cut.from = position;
  }
  const others = new Map<Connection, Buffer[]>();
  for (const [source, { parts, from }] of cuts)
    others.set(source, from < all.length ? [...parts, all.subarray(from)] : parts);
  return others;
}
