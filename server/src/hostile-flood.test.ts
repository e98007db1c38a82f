import { setTimeout as sleep } from 'node:timers/promises';
import { boardPieces } from '@fap/shared/puzzle/board-doc.ts';
import { puzzleRoom, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import * as encoding from 'lib0/encoding';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { updateMessage } from './platform/collab/testing/client-messages.ts';
import { report } from './platform/collab/testing/report.ts';
import { waitFor } from './platform/collab/testing/wait-for.ts';
import { type BystanderLatency, measureBystander } from './testing/bystander.ts';
import { foundCluster, type LiveAccount, signUp } from './testing/live-client.ts';
import { LiveServer } from './testing/live-server.ts';
import { openWebSocket } from './testing/open-web-socket.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** The target on a dedicated machine. */
const AIM_MS = 250;
/** Bound for tests, which share their machine; where even an idle server is slow, a multiple of its time. */
const BOUND_MS = 1_500;
const BOUND_RATIO = 5;
const FLOOD = 20_000;

describe('one account that sends as much as it can', { timeout: 120_000 }, () => {
  const undo: (() => Promise<void> | void)[] = [];
  let server: LiveServer;
  let ann: LiveAccount;
  let eve: LiveAccount;
  let clusterId: string;

  beforeAll(async () => {
    const database = await createTestDatabase();
    undo.push(() => database.close());
    // The limits of production, not the wide ones of other tests.
    server = await LiveServer.start(database.url, { LIMITS_FACTOR: '1' });
    undo.push(() => server.stop());
    ann = await signUp(server, 'ann-flood');
    eve = await signUp(server, 'eve-flood');
    clusterId = await foundCluster(server, ann);
  }, 60_000);
  afterAll(async () => {
    for (let last = undo.pop(); last; last = undo.pop()) await last();
  });

  const measureDuring = async (name: string, attack: () => Promise<void>): Promise<void> => {
    const calm = await measureBystander(server, ann, `/api/puzzle/${clusterId}`, () => sleep(1));
    const waits: BystanderLatency = await measureBystander(server, ann, `/api/puzzle/${clusterId}`, attack);
    report(
      `${name}: others' p99 ${waits.healthP99.toFixed(0)} ms /healthz, ${waits.readP99.toFixed(0)} ms a read ` +
        `(${waits.asked} asked, aim ${AIM_MS}; calm ${calm.healthP99.toFixed(0)} and ${calm.readP99.toFixed(0)})`,
    );
    expect(waits.healthP99).toBeLessThan(Math.max(BOUND_MS, BOUND_RATIO * calm.healthP99));
    expect(waits.readP99).toBeLessThan(Math.max(BOUND_MS, BOUND_RATIO * calm.readP99));
    expect(server.hasEnded).toBe(false);
  };
  const openYjs = async () => {
    const upgrade = await openWebSocket(server.url, `/yjs/${puzzleRoom(clusterId)}`, { cookie: eve.cookie });
    if (!('socket' in upgrade)) throw new Error(`the upgrade was answered ${upgrade.status}`);
    return upgrade.socket;
  };
  /** Repeats a message until the target count or until the server cuts the connection. */
  const floodYjs = async (message: (i: number) => Uint8Array) => {
    const socket = await openYjs();
    for (let i = 0; i < FLOOD && socket.readyState === WebSocket.OPEN; i++) {
      socket.send(message(i));
      if (i % 500 === 0) await sleep(0);
    }
    await waitFor(
      'the flood to be sent or cut',
      () => socket.bufferedAmount === 0 || socket.readyState > 1,
      60_000,
    );
    // After a round trip everything sent was processed, or the connection was cut; or it is still read at its account's rate, which takes minutes.
    await Promise.race([
      new Promise((resolve) => {
        socket.once('pong', resolve);
        if (socket.readyState === WebSocket.OPEN) socket.ping();
      }),
      new Promise((resolve) => (socket.readyState > 1 ? resolve(null) : socket.once('close', resolve))),
      sleep(20_000),
    ]);
    socket.terminate();
  };

  const card = (i: number): Uint8Array => {
    const doc = new Y.Doc();
    boardPieces(doc).set(`card-${i % 200}`, { layer: 1, x: i, y: 0, label: 'x', kind: 'note', by: 'eve' });
    return updateMessage(Y.encodeStateAsUpdate(doc));
  };
  const presence = (i: number): Uint8Array => {
    const encoder = encoding.createEncoder();
    for (const part of [1, 7, i + 1]) encoding.writeVarUint(encoder, part);
    encoding.writeVarString(encoder, JSON.stringify({ cursor: { x: i, y: i } }));
    const message = encoding.createEncoder();
    encoding.writeVarUint(message, 1);
    encoding.writeVarUint8Array(message, encoding.toUint8Array(encoder));
    return encoding.toUint8Array(message);
  };
  const MESSAGES: Record<string, (i: number) => Uint8Array> = {
    'sync step one': () => Uint8Array.of(0, 0, 1, 0),
    'sync step two, nothing new': () => Uint8Array.of(0, 1, 2, 0, 0),
    'update, nothing new': () => Uint8Array.of(0, 2, 2, 0, 0),
    'update, a new client each': card,
    awareness: presence,
    'awareness of nobody': () => Uint8Array.of(1, 1, 0),
    auth: () => Uint8Array.of(2, 0),
    'query awareness': () => Uint8Array.of(3),
    'ask what is stored': () => Uint8Array.of(64),
    'packs of which nothing was worked off': () => Uint8Array.of(65, 0),
    'packs that never came, worked off': () => Uint8Array.of(65, 0xff, 0xff, 0xff, 0x7f),
    'packs without a number': () => Uint8Array.of(65),
    'an unknown message': () => Uint8Array.of(99, 1, 2, 3),
    'an empty message': () => new Uint8Array(),
  };

  it.each(Object.entries(MESSAGES))(
    'does not delay others by Yjs messages of one kind: %s',
    async (name, message) => {
      await measureDuring(`${FLOOD} × ${name}`, () => floodYjs(message));
    },
  );

  it('does not delay others by Yjs messages over many connections', async () => {
    await measureDuring(`10 × ${FLOOD} × query awareness and nothing new`, async () => {
      await Promise.all(
        Array.from({ length: 10 }, (_, i) =>
          floodYjs(() => (i % 2 === 0 ? Uint8Array.of(3) : Uint8Array.of(0, 2, 2, 0, 0))),
        ),
      );
    });
  });

  const openSocket = () =>
    io(server.url, {
      extraHeaders: { cookie: eve.cookie },
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
    });
  const EVENTS: Record<string, (i: number) => [string, unknown]> = {
    subscribe: () => ['subscribe', { topic: puzzleTopic(clusterId), after: 0 }],
    'subscribe to what is not there': (i) => ['subscribe', { topic: `puzzle:nobody-${i}` }],
    unsubscribe: (i) => ['unsubscribe', { topic: `puzzle:nobody-${i}` }],
    'a broken subscribe': () => ['subscribe', { topic: { $ne: null } }],
    'an unknown event': (i) => [`no-such-event-${i}`, { i }],
  };

  it.each(Object.entries(EVENTS))('does not delay others by events of one kind: %s', async (name, event) => {
    let refused = 0;
    await measureDuring(`${FLOOD} × ${name}`, async () => {
      const socket = openSocket();
      await new Promise((resolve) => socket.once('connect', () => resolve(null)));
      for (let i = 0; i < FLOOD && socket.connected; i++) {
        const [eventName, payload] = event(i);
        socket.emit(eventName, payload, (answer: { ok: boolean }) => {
          if (!answer.ok) refused += 1;
        });
        if (i % 500 === 0) await sleep(0);
      }
      await waitFor('the flood to be cut', () => !socket.connected, 30_000);
      socket.close();
    });
    report(`${name}: ${refused} were refused with a word before the connection was cut`);
  });

  it('is refused more connections of each kind than the limit, with a reason', async () => {
    const sockets: ReturnType<typeof openSocket>[] = [];
    const refusals: string[] = [];
    const yjs: WebSocket[] = [];
    const statuses: number[] = [];
    await measureDuring('1,000 connections', async () => {
      for (let i = 0; i < 500; i++) {
        const socket = openSocket();
        socket.on('connect_error', ({ message }) => refusals.push(message));
        sockets.push(socket);
        const upgrade = await openWebSocket(server.url, `/yjs/${puzzleRoom(clusterId)}`, {
          cookie: eve.cookie,
        });
        if ('socket' in upgrade) yjs.push(upgrade.socket);
        else statuses.push(upgrade.status);
      }
      const allAnswered = () => sockets.filter(({ connected }) => connected).length + refusals.length === 500;
      await waitFor('all to be let in or refused', allAnswered, 30_000);
    });
    expect(sockets.filter(({ connected }) => connected)).toHaveLength(256);
    expect(new Set(refusals)).toEqual(new Set(['Too many open connections of this account']));
    expect(yjs).toHaveLength(256);
    expect(new Set(statuses)).toEqual(new Set([429]));
    for (const socket of sockets) socket.close();
    for (const socket of yjs) socket.terminate();
    await waitFor('a place to be free again', async () => {
      const again = await openWebSocket(server.url, `/yjs/${puzzleRoom(clusterId)}`, { cookie: eve.cookie });
      if ('socket' in again) again.socket.terminate();
      return 'socket' in again;
    });
  });

  it('can watch a limited number of topics per connection; thirty reconnecting tabs are all served', async () => {
    const tabs = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const socket = openSocket();
        await new Promise((resolve) => socket.once('connect', () => resolve(null)));
        return socket;
      }),
    );
    const topics = [puzzleTopic(clusterId), 'agents', 'clusters', 'harvest', 'detection'];
    const answers = await Promise.all(
      tabs.flatMap((socket) =>
        topics.map((topic) => socket.timeout(10_000).emitWithAck('subscribe', { topic, after: 0 })),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(150);
    for (const socket of tabs) socket.close();
  });
});
