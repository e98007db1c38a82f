import { setTimeout as sleep } from 'node:timers/promises';
import type { FetchCommand, JoinCommand, JoinReport, UploadCommand } from './commands.ts';
import { LoadClient } from './load-client.ts';

/** A herd stays connected this long, so that messages it causes are counted. */
const STAY_MS = 500;
/** Smaller messages are keepalives or awareness, not a document. */
const SMALLEST_UPDATE_BYTES = 64;

/** Joins a room many times; gives how long each join took until the whole document had arrived. */
export async function joinRoom(command: JoinCommand): Promise<JoinReport> {
  const startedAt = performance.now();
  const loop = performance.eventLoopUtilization();
  const clients: LoadClient[] = [];
  const failures: string[] = [];
  const milliseconds: number[] = [];
  let updatesAfterSync = 0;
  const listener = {
    content(_client: LoadClient, _bytes: Buffer, start: number, end: number) {
      if (end - start >= SMALLEST_UPDATE_BYTES) updatesAfterSync += 1;
    },
  };
  const enter = async (index: number) => {
    const { target, room, stateVector, ownState } = command;
    const client = new LoadClient({ target, room, index, stateVector, ownState, listener });
    clients.push(client);
    try {
      await client.synced;
    } catch (error) {
      failures.push(String(error));
      return;
    }
    if (client.bytesBeforeSync < command.minBytes) failures.push(`only ${client.bytesBeforeSync} bytes came`);
    else milliseconds.push(client.syncedAt - (command.isHerd ? startedAt : client.startedAt));
    // Single joins: the next client joins after this one has left.
    if (!command.isHerd) client.destroy();
  };
  if (command.isHerd) await Promise.all(Array.from({ length: command.joins }, (_, index) => enter(index)));
  else for (let index = 0; index < command.joins; index++) await enter(index);
  const eventLoopUtilization = performance.eventLoopUtilization(loop).utilization;
  if (command.isHerd) await sleep(STAY_MS);
  const bytes = Math.max(0, ...clients.map((client) => client.bytesBeforeSync));
  for (const client of clients) client.destroy();
  return {
    milliseconds,
    bytes,
    updatesAfterSync,
    failures: failures.slice(0, 3),
    eventLoopUtilization,
  };
}

/**
 * Writes a document into a room update by update and resolves when the server has processed all. The writer stays
 * connected, because servers without a store drop a document that no client has open.
 */
export async function uploadDocument({ target, room, updates }: UploadCommand): Promise<void> {
  const client = new LoadClient({ target, room, index: 0 });
  await client.synced;
  for (const update of updates) client.protocol.sendUpdate(client, update);
  // A connection's messages are processed in order, so a second sync request is answered after all of them.
  await client.syncAgain();
}

/** Joins with an empty document and gives the updates in which the document arrived. */
export async function fetchDocument({
  target,
  room,
}: FetchCommand): Promise<{ updates: readonly Uint8Array[] }> {
  const updates: Uint8Array[] = [];
  const client = new LoadClient({
    target,
    room,
    index: 0,
    beforeSync: (bytes, start, end) => {
      const update = client.protocol.updateIn?.(client, bytes.subarray(start, end)) ?? null;
      if (update !== null) updates.push(update);
    },
  });
  await client.synced;
  client.destroy();
  return { updates };
}
