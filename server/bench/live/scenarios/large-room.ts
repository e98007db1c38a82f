import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench } from '../bench.ts';
import type { LoadProcess } from '../load/load-process.ts';
import type { PeerName } from '../report/sample.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';
import { startPeer } from '../servers/start-peer.ts';
import { startDocumentServer } from '../servers/start-server.ts';

/** After the upload a server may compact: the document at rest is measured. */
const SETTLE_MS = 5_000;

/** A server for the large document; the relay, which knows no documents, gets its bytes as a file. */
export async function startForLargeDocument(bench: Bench, peer: PeerName): Promise<ServerUnderTest> {
  return peer === 'relay-ws'
    ? startPeer(peer, { DOCUMENT: await bench.largeDocumentFile() })
    : startDocumentServer(bench, peer);
}

/** A room with the large document in it, written over the wire; answers its name. */
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

/** Minimum bytes of a complete document: encodings differ, but none halves it. */
export function minDocumentBytes(bench: Bench): number {
  return bench.largeDocument().state.length / 2;
}
