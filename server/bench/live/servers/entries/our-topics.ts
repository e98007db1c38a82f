import { createServer } from 'node:http';
import { defineFact } from '@fap/shared/kernel/topic.ts';
import * as v from 'valibot';
import { connectDatabase } from '../../../../src/platform/postgres/database.ts';
import { accountSocketLimits } from '../../../../src/platform/realtime/socket-limits.ts';
import { createSocketServer } from '../../../../src/platform/realtime/socket-server.ts';
import { systemClock } from '../../../../src/platform/runtime/clock.ts';
import { randomIds } from '../../../../src/platform/runtime/ids.ts';
import { createLog } from '../../../../src/platform/runtime/log.ts';
import { CommitBroadcast } from '../../../../src/platform/write/commit-listener.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../../src/platform/write/context.ts';
import { QueueSender } from '../../../../src/platform/write/job-sender.ts';
import { publish, recordAudit, transact } from '../../../../src/platform/write/transact.ts';
import { eventPayload } from './event-payload.ts';
import { listenAndReport } from './listen.ts';

// Our Socket.IO server and topic hub on the durable topic log, without the rest of the product. Events are written as
// verbs write them, in a transaction with an audit row. Events published meanwhile share the next transaction, because one
// publisher simulates many accounts whose transactions would run concurrently.
const log = createLog('error');
const { db } = connectDatabase(process.env.DATABASE_URL ?? '');
const commits = new CommitBroadcast();
const ctx: Ctx = {
  actor: PLATFORM_ACTOR,
  db,
  clock: systemClock,
  ids: randomIds,
  log,
  requestId: 'bench',
  limitsFactor: 1,
  commits,
  jobs: new QueueSender(),
  inline: [],
};
const http = createServer();
const somebody = {
  ...PLATFORM_ACTOR,
  isPlatform: false,
  accountId: 'account-bench',
  sessionId: 'session-bench',
};
const gatekeeper = { isAllowedOrigin: () => true, admit: () => Promise.resolve(somebody) };
const anyTopic = { matches: () => true, authorize: () => Promise.resolve(undefined) };
const { io, hub } = createSocketServer(
  http,
  ctx,
  gatekeeper,
  { rules: [anyTopic], facts: [] },
  {
    // One account has all the connections, and one of them publishes for many, so the limits per account are lifted.
    ...accountSocketLimits(1_000),
    socketsPerAccount: 100_000,
    commandsPerSecond: 1_000_000,
    commandsBurst: 1_000_000,
    packetsPerSecond: 1_000_000,
    packetsBurst: 1_000_000,
  },
);
commits.listen(({ topics }) => hub.wake(topics));

const benchEvent = defineFact('bench:event', v.looseObject({ mark: v.string() }));
let waiting: { topic: string; mark: string }[] = [];
let isWriting = false;

io.on('connection', (socket) => {
  socket.on('publish', (mark: string) => {
    const topic = [...socket.rooms].find((room) => room.startsWith('topic:'))?.slice('topic:'.length);
    if (topic === undefined) return;
    waiting.push({ topic, mark });
    if (!isWriting) void writeWaiting();
  });
});

async function writeWaiting(): Promise<void> {
  isWriting = true;
  while (waiting.length > 0) {
    const batch = waiting;
    waiting = [];
    await transact(ctx, 'platform', async (tx) => {
      for (const { topic, mark } of batch) publish(tx, topic, benchEvent, { ...eventPayload(mark), mark });
      await recordAudit(tx, { action: 'bench.published', entityType: 'bench', entityId: 'bench' });
    });
  }
  isWriting = false;
}

listenAndReport(http);
