import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { accountLimits } from '../../../../src/platform/collab/collab-limits.ts';
import { busRoomExchange } from '../../../../src/platform/collab/ports/bus-room-exchange.ts';
import { createCollabServer } from '../../../../src/platform/collab/server/yjs-collab-server.ts';
import { PostgresUpdateStore } from '../../../../src/platform/collab/store/postgres-update-store.ts';
import { openStoreConnections } from '../../../../src/platform/collab/store/store-connections.ts';
import { SOLITARY_BUS } from '../../../../src/platform/nodes/node-bus.ts';
import { openRedisNodeBus } from '../../../../src/platform/nodes/redis-node-bus.ts';
import { connectDatabase } from '../../../../src/platform/postgres/database.ts';
import { createLog } from '../../../../src/platform/runtime/log.ts';
import { listenAndReport } from './listen.ts';
import { MemoryUpdateStore } from './memory-update-store.ts';

// Our collaboration server alone, for any number of rooms: on PostgreSQL when DATABASE_URL is set, else in memory. With REDIS_URL it is
// one of several processes.
const databaseUrl = process.env.DATABASE_URL;
const store = databaseUrl
  ? new PostgresUpdateStore(connectDatabase(databaseUrl).sql, openStoreConnections(databaseUrl))
  : new MemoryUpdateStore();
const identity = {
  accountId: 'account-bench',
  sessionId: 'session-bench',
  displayName: 'Bench',
  color: '#123456',
  readOnly: false,
  access: '',
};
const log = createLog('error');
const redisUrl = process.env.REDIS_URL;
const bus = redisUrl
  ? await openRedisNodeBus({
      url: redisUrl,
      installation: 'bench',
      id: randomBytes(8).toString('hex'),
      log,
      now: () => performance.now(),
    })
  : SOLITARY_BUS;
const collab = createCollabServer({
  store,
  ...(bus.isShared ? { exchange: busRoomExchange(bus, log) } : {}),
  // One account has all the connections, so the limits per account are lifted.
  limits: { ...accountLimits(1_000), connectionsPerAccount: 100_000 },
  log,
  now: () => Date.now(),
  authorize: () => Promise.resolve({ ok: true, identity }),
});
bus.onGap(
  () => void collab.catchUp().catch((error: unknown) => log.error({ err: error }, 'rooms were not compared')),
);
const http = createServer();
http.on('upgrade', (request, stream, head) => {
  collab.handleUpgrade(request, stream, head, decodeURIComponent((request.url ?? '/').slice(1)));
});
listenAndReport(http);
