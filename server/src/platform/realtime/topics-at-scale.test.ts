import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeAccount, makeCluster } from '../../testing/factories.ts';
import { foundCluster, type LiveAccount, signUp } from '../../testing/live-client.ts';
import { LiveServer } from '../../testing/live-server.ts';
import { openWebSocket } from '../../testing/open-web-socket.ts';
import { createTestDatabase, type TestDatabase, testDatabase } from '../../testing/test-database.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { TestSocket } from '../../testing/test-socket.ts';
import { busJobs } from '../bus/jobs.ts';
import { report } from '../collab/testing/report.ts';
import { waitFor } from '../collab/testing/wait-for.ts';

const MISSED = 100_000;

describe('topics at scale', { timeout: 120_000 }, () => {
  let database: TestDatabase;
  let server: LiveServer;
  let ann: LiveAccount;
  const undo: (() => Promise<void> | void)[] = [];
  beforeAll(async () => {
    database = await createTestDatabase();
    undo.push(() => database.close());
    server = await LiveServer.start(database.url);
    undo.push(() => server.stop());
    ann = await signUp(server, 'ann-at-scale');
  }, 60_000);
  afterAll(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  /** A topic with many facts and no subscriber. */
  const busyTopic = async (facts: number): Promise<{ topic: string; head: number }> => {
    const topic = `puzzle:${await foundCluster(server, ann)}`;
    const [row] = await database.sql<{ seq: number }[]>`
      insert into topic (name, seq) values (${topic}, ${facts})
      on conflict (name) do update set seq = topic.seq + ${facts} returning seq::int as seq`;
    const head = row?.seq ?? 0;
    await database.sql`
      insert into topic_event (topic, seq, name, payload, at)
      select ${topic}, ${head - facts} + n, 'puzzle:contribution', jsonb_build_object('note', repeat('x', 300)), now()
      from generate_series(1, ${facts}) as n`;
    return { topic, head };
  };
  const connect = async () => {
    const socket = await TestSocket.connect(server.url, { cookie: ann.cookie });
    undo.push(() => socket.close());
    return socket;
  };

  it('replays a hundred thousand missed facts in order without blocking others', async () => {
    const { topic, head } = await busyTopic(MISSED);
    const socket = await connect();
    const other = await connect();
    let isOver = false;
    const replay = socket.subscribe(topic, head - MISSED, 90_000).finally(() => {
      isOver = true;
    });
    let slowestMs = 0;
    while (!isOver) {
      const startedAt = performance.now();
      expect(await other.subscribe('agents', 0)).toMatchObject({ ok: true });
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(await replay).toEqual({ ok: true, seq: head, replayed: MISSED });
    await socket.waitFor('the last of them', () => socket.seqsOf(topic).at(-1) === head);
    expect(socket.seqsOf(topic)).toEqual(Array.from({ length: MISSED }, (_, i) => head - MISSED + 1 + i));
    report(`replay of ${MISSED}: others waited at most ${slowestMs.toFixed(0)} ms`);
  });

  it('applies backpressure to a client that stops reading in the middle of its replay, and does not cut it', async () => {
    const { topic, head } = await busyTopic(MISSED);
    const upgrade = await openWebSocket(server.url, '/socket.io/?EIO=4&transport=websocket', {
      cookie: ann.cookie,
    });
    if (!('socket' in upgrade)) throw new Error(`refused with ${upgrade.status}`);
    const { socket } = upgrade;
    undo.push(() => socket.terminate());
    const received: string[] = [];
    const closes: string[] = [];
    socket.on('close', (code, reason) => closes.push(`${code} ${reason}`));
    socket.on('error', (error) => closes.push(String(error)));
    socket.on('message', (data) => received.push(String(data)));
    socket.send('40');
    await waitFor('the connection', () => received.some((message) => message.startsWith('40{')));
    socket.send(`420["subscribe",${JSON.stringify({ topic, after: head - MISSED })}]`);
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    socket.resume();
    let acknowledgement: string | undefined;
    socket.on('message', (data) => {
      if (String(data).startsWith('430[')) acknowledgement = String(data);
    });
    await waitFor('the acknowledgement', () => acknowledgement !== undefined, 60_000);
    const facts = received.filter((message) => message.startsWith('42["puzzle:contribution"'));
    expect(facts.length).toBe(MISSED);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(closes).toEqual([]);
  });

  it('pages the replay of facts that another process wrote to a watched topic', async () => {
    const { topic, head } = await busyTopic(10);
    const [watcher, late] = [await connect(), await connect()];
    expect(await watcher.subscribe(topic, head)).toMatchObject({ ok: true, seq: head });
    const { head: after } = await busyTopic(20_000);
    expect(after).toBe(head + 20_000);
    expect(await late.subscribe(topic, head)).toEqual({ ok: true, seq: after, replayed: 20_000 });
    await late.waitFor('all of it', () => late.seqsOf(topic).at(-1) === after);
    await watcher.waitFor('it here too', () => watcher.seqsOf(topic).at(-1) === after);
    expect(watcher.seqsOf(topic)).toEqual(late.seqsOf(topic));
  });

  it('answers only the latest of two subscriptions to one topic', async () => {
    const { topic, head } = await busyTopic(20_000);
    const socket = await connect();
    const [first, second] = await Promise.all([
      socket.subscribe(topic, head - 20_000),
      socket.subscribe(topic, head - 10),
    ]);
    expect(first.ok).toBe(false);
    expect(second).toMatchObject({ ok: true, seq: head });
    await socket.waitFor('the end', () => socket.seqsOf(topic).at(-1) === head);
    expect(socket.seqsOf(topic).length).toBeLessThan(10_000);
  });
});

describe('retention', () => {
  it('drops facts after ninety days, and marks a replay that begins before that', async () => {
    const server = await startTestServer();
    const { world } = server;
    const { sql } = await testDatabase();
    const topic = `puzzle:${(await makeCluster(world)).clusterId}`;
    try {
      await sql`delete from topic_event where topic = ${topic}`;
      await sql`
        insert into topic (name, seq) values (${topic}, 12000) on conflict (name) do update set seq = 12000`;
      await sql`
        insert into topic_event (topic, seq, name, payload, at)
        select ${topic}, n, 'puzzle:contribution', '{}', ${world.clock.now().toISOString()}::timestamptz
          - case when n <= 11990 then interval '91 days' else interval '89 days' end
        from generate_series(1, 12000) as n`;
      for (const job of busJobs) await job.run(world.ctx, {});
      const [left] = await sql`
        select count(*)::int as count, min(seq)::int as first from topic_event where topic = ${topic}`;
      expect(left).toEqual({ count: 10, first: 11_991 });

      const socket = await server.connect(await server.signIn(await makeAccount(world)));
      const late = await socket.subscribe(topic, 5);
      expect(late).toEqual({ ok: true, seq: 12_000, replayed: 10, isTruncated: true });
      const inTime = await socket.subscribe(topic, 11_990);
      expect(inTime).toEqual({ ok: true, seq: 12_000, replayed: 10 });
    } finally {
      await server.stop();
    }
  }, 60_000);
});
