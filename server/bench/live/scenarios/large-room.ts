import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { LoadProcess } from '../load/load-process.ts';
import type { PeerName } from '../report/sample.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { startPeer } from '../servers/start-peer.ts';
import { startDocumentServer } from '../servers/start-server.ts';

/** Wait after the upload, in which a server may compact; then the document is measured at rest. */
const SETTLE_MS = 5_000;

/** Starts a server for the large document; the relay, which has no documents, gets the bytes as a file. */
export async function startForLargeDocument(bench: Bench, peer: PeerName): Promise<ServerUnderTest> {
  return peer === 'relay-ws'
    ? startPeer(peer, { DOCUMENT: await bench.largeDocumentFile() })
    : startDocumentServer(bench, peer);
}

/** Writes the large document into a room over the wire; gives the room's name. */
export async function fillLargeRoom(
  bench: Bench,
  generator: LoadProcess,
  server: ServerUnderTest,
): Promise<string> {
  const [room = ''] = await server.freshRooms(1);
  if (server.peer === 'relay-ws') return room;
  const { target } = server;
  await generator.call('upload', { target, room, updates: bench.largeDocument().updates });
  await sleep(SETTLE_MS);
  return room;
}

/** Minimum bytes of a complete document: encodings differ, but none is half as large. */
export function minDocumentBytes(bench: Bench): number {
  return bench.largeDocument().state.length / 2;
}
