import { defineFact, TOPIC_HEAD_EVENT, TOPIC_HEAD_INTERVAL_SECONDS } from '@fap/shared/kernel/topic.ts';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { topicEvent } from '../../db/schema/platform.ts';
import { makeAccount, makeCluster } from '../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestSocket } from '../../testing/test-socket.ts';
import { createWorld } from '../../testing/world.ts';
import { fuzzSeed, SeededRandom } from '../collab/testing/seeded-random.ts';
import type { Ctx } from '../write/context.ts';
import { getLatestSeq } from '../write/topic-log.ts';
import { publish, recordAudit, transact } from '../write/transact.ts';

const tick = defineFact('test:tick', v.object({ value: v.number() }));

let server: TestServer;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer();
  cookie = await server.signIn(await makeAccount(server.world));
});
afterAll(() => server.stop());

/** Commits facts to a topic, as a verb would. */
async function tell(ctx: Ctx, topic: string, count = 1): Promise<void> {
  await transact(ctx, 'platform', async (tx) => {
    await recordAudit(tx, { action: 'test.told', entityType: 'topic', entityId: topic });
    for (let value = 0; value < count; value += 1) publish(tx, topic, tick, { value });
  });
}

async function freshTopic(): Promise<string> {
  return `puzzle:${(await makeCluster(server.world)).clusterId}`;
}

const seqUpTo = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, i) => first + i);

async function subscribed(
  topic: string,
  after?: number,
): Promise<{ socket: TestSocket; seq: number; replayed: number }> {
  const socket = await server.connect(cookie);
  const ack = await socket.subscribe(topic, after);
  if (!ack.ok) throw new Error(ack.error);
  return { socket, seq: ack.seq, replayed: ack.replayed };
}

describe('subscribing', () => {
  test('without `after` sends new facts only', async () => {
    const topic = await freshTopic();
    await tell(server.world.ctx, topic, 3);
    const { socket, seq, replayed } = await subscribed(topic);
    expect(replayed).toBe(0);
    expect(seq).toBe(await getLatestSeq(server.world.db, topic));
    await tell(server.world.ctx, topic, 2);
    await socket.waitFor('two facts', () => socket.seqsOf(topic).length >= 2);
    expect(socket.seqsOf(topic)).toEqual([seq + 1, seq + 2]);
    expect(socket.of(topic)[0]?.payload).toMatchObject({ value: 0, topic, at: expect.stringMatching(/Z$/u) });
  });

  test('with `after` replays missed facts before the acknowledgement, then continues live', async () => {
    const topic = await freshTopic();
    const start = await getLatestSeq(server.world.db, topic);
    await tell(server.world.ctx, topic, 5);
    const { socket, seq, replayed } = await subscribed(topic, start + 2);
    expect([seq, replayed]).toEqual([start + 5, 3]);
    await tell(server.world.ctx, topic, 1);
    await socket.waitFor('the next fact', () => socket.seqsOf(topic).length >= 4);
    expect(socket.seqsOf(topic)).toEqual(seqUpTo(start + 3, start + 6));
  });

  test('with an `after` beyond the head replays nothing and continues live', async () => {
    const topic = await freshTopic();
    const { socket, replayed, seq } = await subscribed(topic, 1_000_000);
    expect(replayed).toBe(0);
    await tell(server.world.ctx, topic, 1);
    await socket.waitFor('the fact', () => socket.seqsOf(topic).length === 1);
    expect(socket.seqsOf(topic)).toEqual([seq + 1]);
  });

  test('with `withinMs` replays what happened since, and what a longer transaction may have hidden', async () => {
    const topic = await freshTopic();
    const { clock, ctx } = server.world;
    await tell(ctx, topic, 3);
    clock.advanceSeconds(60);
    const before = await getLatestSeq(server.world.db, topic);
    await tell(ctx, topic, 2);
    clock.advanceSeconds(4);
    const socket = await server.connect(cookie);
    const ack = await socket.command('subscribe', { topic, withinMs: 1_000 });
    expect(ack).toEqual({ ok: true, seq: before + 2, replayed: 2 });
    await tell(ctx, topic, 1);
    await socket.waitFor('the next fact', () => socket.seqsOf(topic).length >= 3);
    expect(socket.seqsOf(topic)).toEqual(seqUpTo(before + 1, before + 3));
  });

  test('with `withinMs` replays nothing when nothing happened since, and says nothing is missing', async () => {
    const topic = await freshTopic();
    await tell(server.world.ctx, topic, 3);
    server.world.clock.advanceSeconds(60);
    const socket = await server.connect(cookie);
    const seq = await getLatestSeq(server.world.db, topic);
    const ack = await socket.command('subscribe', { topic, withinMs: 1_000 });
    expect(ack).toEqual({ ok: true, seq, replayed: 0 });
  });

  test('with `withinMs` facts that are no longer kept are not missing', async () => {
    const topic = await freshTopic();
    await tell(server.world.ctx, topic, 3);
    const seq = await getLatestSeq(server.world.db, topic);
    await server.world.db.delete(topicEvent).where(eq(topicEvent.topic, topic));
    const socket = await server.connect(cookie);
    const ack = await socket.command('subscribe', { topic, withinMs: 600_000 });
    expect(ack).toEqual({ ok: true, seq, replayed: 0 });
    await tell(server.world.ctx, topic, 1);
    const other = await server.connect(cookie);
    expect(await other.command('subscribe', { topic, withinMs: 1_000 })).toMatchObject({ replayed: 1 });
  });

  test('refuses to replay more than ten minutes without a seq', async () => {
    const topic = await freshTopic();
    const socket = await server.connect(cookie);
    expect(await socket.command('subscribe', { topic, withinMs: 600_001 })).toMatchObject({ ok: false });
  });

  test('replays two thousand missed facts in order', async () => {
    const topic = await freshTopic();
    const start = await getLatestSeq(server.world.db, topic);
    await tell(server.world.ctx, topic, 2_000);
    const { socket, replayed } = await subscribed(topic, start);
    expect(replayed).toBe(2_000);
    await socket.waitFor('all of them', () => socket.seqsOf(topic).length >= 2_000);
    expect(socket.seqsOf(topic)).toEqual(seqUpTo(start + 1, start + 2_000));
  });

  test('ends with unsubscribe', async () => {
    const topic = await freshTopic();
    const { socket } = await subscribed(topic);
    const { socket: peer } = await subscribed(topic);
    await socket.command('unsubscribe', { topic });
    await tell(server.world.ctx, topic);
    await peer.waitForEvent('the peer', tick.name);
    await socket.expectNoEvent('after unsubscribe', (event) => event.name === tick.name);
  });
});

test('joining, leaving and reconnecting during writes misses no fact and repeats none', {
  timeout: 60_000,
}, async () => {
  const random = new SeededRandom(fuzzSeed('topics'));
  const topic = await freshTopic();
  const start = await getLatestSeq(server.world.db, topic);
  const TRANSACTIONS = 120;
  let written = 0;
  const writer = async () => {
    while (written < TRANSACTIONS) {
      written += 1;
      await tell(server.world.ctx, topic, 1 + random.below(4));
    }
  };
  // Each reader reconnects a few times, always with its last `seq`.
  const reader = async (): Promise<number[]> => {
    const seen: number[] = [];
    let last = start;
    for (let visit = 0; visit < 5; visit += 1) {
      const { socket, seq } = await subscribed(topic, last);
      const target = visit === 4 ? 0 : seq + random.below(30);
      const isEnough = () => (socket.seqsOf(topic).at(-1) ?? 0) >= target || written >= TRANSACTIONS;
      if (visit < 4) await socket.waitFor(`seq ${target}`, isEnough);
      else {
        await writing;
        const head = await getLatestSeq(server.world.db, topic);
        await socket.waitFor('the head', () => (socket.seqsOf(topic).at(-1) ?? last) >= head);
      }
      seen.push(...socket.seqsOf(topic));
      last = seen.at(-1) ?? last;
      socket.close();
    }
    return seen;
  };
  const writing = Promise.all([writer(), writer(), writer()]);
  const readers = await Promise.all(Array.from({ length: 6 }, reader));
  const head = await getLatestSeq(server.world.db, topic);
  for (const seen of readers) expect(seen).toEqual(seqUpTo(start + 1, head));
});

describe('a malformed subscription is refused, and the connection stays open', () => {
  const garbage: readonly unknown[] = [
    undefined,
    null,
    'puzzle',
    7,
    [],
    {},
    { topic: '' },
    { topic: 'nothing' },
    { topic: 'puzzle:' },
    { topic: 'puzzle:nothing-here' },
    { topic: 'puzzle:\u0000' },
    { topic: 'elder:' },
    { topic: 'elder:somebody#log' },
    { topic: 'x'.repeat(500) },
    { topic: { $ne: '' } },
    { topic: 'agents', after: -1 },
    { topic: 'agents', after: 1.5 },
    { topic: 'agents', after: '1' },
    { topic: 'agents', after: 1e300 },
    { topic: '__proto__' },
  ];
  test.for(
    garbage.map((message) => [JSON.stringify(message)?.slice(0, 60) ?? 'undefined', message] as const),
  )('%s', async ([, message]) => {
    const socket = await server.connect(cookie);
    const ack = await socket.command<{ ok: boolean; error: string }>('subscribe', message);
    expect(ack.ok).toBe(false);
    expect(ack.error).not.toContain('wrong on our side');
    expect(await socket.subscribe('agents')).toMatchObject({ ok: true });
  });
});

test('the head is repeated, so that a lost tail is noticed, and facts of another process are found', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const other = await startTestServer();
  try {
    const topic = await freshTopic();
    const socket = await other.connect(await other.signIn(await makeAccount(other.world)));
    const ack = await socket.subscribe(topic);
    const head = ack.ok ? ack.seq : 0;
    // A separate process: its commits wake no hub of the other server.
    await tell((await createWorld()).ctx, topic);
    vi.advanceTimersByTime(TOPIC_HEAD_INTERVAL_SECONDS * 1000);
    await socket.waitForEvent('the head', TOPIC_HEAD_EVENT, ({ seq }) => seq === head + 1);
    expect(socket.received.filter(({ payload }) => payload.topic === topic).map(({ name }) => name)).toEqual([
      tick.name,
      TOPIC_HEAD_EVENT,
    ]);
    socket.close();
  } finally {
    vi.useRealTimers();
    await other.stop();
  }
});
