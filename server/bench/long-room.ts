import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCollabServer } from '../src/platform/collab/server/yjs-collab-server.ts';
import { PostgresUpdateStore } from '../src/platform/collab/store/postgres-update-store.ts';
import { openStoreConnections } from '../src/platform/collab/store/store-connections.ts';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import { createLog } from '../src/platform/runtime/log.ts';
import { writeLargeDocument } from './live/load/large-document.ts';
import { LoadClient } from './live/load/load-client.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Measures a room whose log was never merged (default 100,000 rows), as after a redaction: how long its first visitor waits, how long
 * nobody else's messages are handled meanwhile, and what the second visitor and the snapshot cost.
 */
const ROWS = Number(process.argv[2] ?? 100_000);
const ROOM = 'long-room';
const BATCH = 1_000;
const MIB = 1024 * 1024;

await using place = await startThrowawayPostgres();
const connection = connectDatabase(place.url);
const connections = openStoreConnections(place.url);
await migrateDatabase(connection);
const { updates } = writeLargeDocument(ROWS, 1);
for (let from = 0; from < updates.length; from += BATCH) {
  const rows = updates.slice(from, from + BATCH).map((bytes) => ({
    room: ROOM,
    account_id: 'account-bench',
    connection_id: 'bench',
    client_ids: [] as number[],
    bytes: Buffer.from(bytes),
  }));
  await connection.sql`insert into collab_update ${connection.sql(rows)}`;
}
const identity = {
  accountId: 'account-bench',
  sessionId: 's',
  displayName: 'Bench',
  color: '#123456',
  readOnly: false,
  access: '',
};
const merged = Promise.withResolvers<void>();
const collab = createCollabServer({
  store: new PostgresUpdateStore(connection.sql, connections),
  limits: { unloadGraceMs: 200 },
  log: createLog('warn'),
  now: () => performance.now(),
  authorize: () => Promise.resolve({ ok: true, identity }),
  metrics: { compacted: () => merged.resolve() },
});
const http = createServer();
http.on('upgrade', (request, socket, head) =>
  collab.handleUpgrade(request, socket, head, (request.url ?? '/').slice(1)),
);
await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
const target = {
  protocol: 'y-websocket',
  port: (http.address() as AddressInfo).port,
  prefix: '',
  cookie: null,
} as const;

async function measure(label: string, work: () => Promise<unknown>): Promise<void> {
  globalThis.gc?.();
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const before = process.memoryUsage().rss;
  loop.enable();
  const startedAt = performance.now();
  await work();
  const tookMs = performance.now() - startedAt;
  await sleep(20);
  loop.disable();
  const grownMb = (process.memoryUsage().rss - before) / MIB;
  console.log(
    `${label}: ${tookMs.toFixed(0)} ms; longest pause of the event loop ${(loop.max / 1e6).toFixed(0)} ms; memory +${grownMb.toFixed(0)} MB`,
  );
}

async function visit(): Promise<void> {
  const client = new LoadClient({ target, room: ROOM, index: 0 });
  await client.synced;
  client.destroy();
}

console.log(
  `${ROWS} rows that were never merged, ${(updates.reduce((sum, { length }) => sum + length, 0) / MIB).toFixed(1)} MB`,
);
await measure('first visitor', visit);
await measure('second visitor', visit);
await measure('snapshot, when all have left', () => merged.promise);
await sleep(1_000);
await measure('a visitor after that', visit);
await collab.close();
http.close();
await Promise.all([connections.close(), connection.close()]);
