import type { SubscribeAck, SubscribeRequest } from '@fap/shared/kernel/topic.ts';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type ArrivedFact, TOPIC_JOINED, TOPIC_TRUNCATED, TopicClient } from './topics.ts';

interface SentRequest {
  event: string;
  request: SubscribeRequest;
  acknowledge: (ack: SubscribeAck) => void;
}

/** A fake socket: records the client's requests; the test plays the server. */
class SocketInHand {
  connected = true;
  readonly sent: SentRequest[] = [];
  #onConnect: () => void = () => {};
  #onAny: (name: string, payload: unknown) => void = () => {};
  on = (_event: string, listener: () => void) => {
    this.#onConnect = listener;
    return this;
  };
  onAny = (listener: (name: string, payload: unknown) => void) => {
    this.#onAny = listener;
    return this;
  };
  emit = (
    event: string,
    request: SentRequest['request'],
    acknowledge: SentRequest['acknowledge'] = () => {},
  ) => {
    this.sent.push({ event, request, acknowledge });
    return this;
  };

  connect() {
    this.connected = true;
    this.#onConnect();
  }
  says(name: string, payload: object) {
    this.#onAny(name, payload);
  }
  /** The `subscribe` requests so far. */
  requests() {
    return this.sent.filter(({ event }) => event === 'subscribe').map(({ request }) => request);
  }
  answers(ack: SubscribeAck) {
    this.sent.at(-1)?.acknowledge(ack);
  }
}

let socket: SocketInHand;
let heard: number[];
let client: TopicClient;
const listen = (fact: ArrivedFact) => {
  if (fact.payload.seq !== undefined) heard.push(fact.payload.seq);
};
const fact = (seq: number) => socket.says('puzzle:layer', { topic: 'puzzle:a', seq });

beforeEach(() => {
  socket = new SocketInHand();
  heard = [];
  // The client uses no other members of a Socket.IO socket.
  client = new TopicClient(socket as unknown as ConstructorParameters<typeof TopicClient>[0]);
});

describe('a subscription', () => {
  test('requests the facts after the last known seq', () => {
    client.subscribe('puzzle:a', { after: 7 }, listen);
    expect(socket.requests()).toEqual([{ topic: 'puzzle:a', after: 7 }]);
  });

  test('delivers every fact once and in order', () => {
    client.subscribe('puzzle:a', { after: 1 }, listen);
    for (const seq of [2, 3, 3, 2, 4]) fact(seq);
    expect(heard).toEqual([2, 3, 4]);
  });

  test('requests again after a gap, and delivers nothing beyond it', () => {
    client.subscribe('puzzle:a', { after: 1 }, listen);
    socket.answers({ ok: true, seq: 1, replayed: 0 });
    fact(4);
    expect(heard).toEqual([]);
    expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a', after: 1 });
    for (const seq of [2, 3, 4]) fact(seq);
    expect(heard).toEqual([2, 3, 4]);
  });

  test('requests again when the announced head is later than the last fact', () => {
    client.subscribe('puzzle:a', { after: 5 }, listen);
    socket.answers({ ok: true, seq: 5, replayed: 0 });
    socket.says('topic:head', { topic: 'puzzle:a', seq: 5 });
    expect(socket.requests()).toHaveLength(1);
    socket.says('topic:head', { topic: 'puzzle:a', seq: 9 });
    expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a', after: 5 });
  });

  test('requests again after a reconnect, from the last fact', () => {
    client.subscribe('puzzle:a', { after: 1 }, listen);
    socket.answers({ ok: true, seq: 1, replayed: 0 });
    fact(2);
    socket.connect();
    expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a', after: 2 });
  });

  test('begins at the head when no seq is known', () => {
    client.subscribe('agents', {}, listen);
    expect(socket.requests()).toEqual([{ topic: 'agents' }]);
    socket.answers({ ok: true, seq: 40, replayed: 0 });
    socket.says('agents:reward', { topic: 'agents', seq: 40 });
    socket.says('agents:reward', { topic: 'agents', seq: 41 });
    expect(heard).toEqual([41]);
  });

  test('announces its begin only when no seq was known', () => {
    const names: string[] = [];
    client.subscribe('agents', {}, ({ name }) => names.push(name));
    socket.answers({ ok: true, seq: 40, replayed: 0 });
    expect(names).toEqual([TOPIC_JOINED]);
    socket.connect();
    socket.answers({ ok: true, seq: 40, replayed: 0 });
    client.subscribe('puzzle:a', { after: 7 }, ({ name }) => names.push(name));
    socket.answers({ ok: true, seq: 7, replayed: 0 });
    expect(names).toEqual([TOPIC_JOINED]);
  });

  test('requests what happened since its data was asked for, and delivers it', () => {
    const names: string[] = [];
    client.subscribe('puzzle:a', { askedAt: performance.now() - 900 }, listen);
    client.subscribe('puzzle:a', { askedAt: performance.now() }, ({ name }) => names.push(name));
    expect(socket.requests()).toHaveLength(1);
    expect(socket.requests()[0]?.withinMs).toBeGreaterThanOrEqual(900);
    expect(socket.requests()[0]?.withinMs).toBeLessThan(2_000);
    for (const seq of [7, 8]) fact(seq);
    socket.answers({ ok: true, seq: 8, replayed: 2 });
    fact(9);
    expect(heard).toEqual([7, 8, 9]);
    expect(names, 'nothing was missed').not.toContain(TOPIC_JOINED);
  });

  test('begins earlier for a second listener whose data is older', () => {
    client.subscribe('puzzle:a', { askedAt: performance.now() }, () => {});
    client.subscribe('puzzle:a', { askedAt: performance.now() - 5_000 }, listen);
    expect(socket.requests()).toHaveLength(2);
    expect(socket.requests()[1]?.withinMs).toBeGreaterThanOrEqual(5_000);
    fact(3);
    socket.answers({ ok: true, seq: 3, replayed: 1 });
    expect(heard).toEqual([3]);
  });

  test('continues after the last fact when the connection is lost during such a replay', () => {
    client.subscribe('puzzle:a', { askedAt: performance.now() - 900 }, listen);
    fact(7);
    socket.connect();
    expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a', after: 7 });
  });

  test('announces its begin when its data is too old to replay what it missed', () => {
    const names: string[] = [];
    client.subscribe('puzzle:a', { askedAt: performance.now() - 600_001 }, ({ name }) => names.push(name));
    expect(socket.requests()).toEqual([{ topic: 'puzzle:a' }]);
    socket.answers({ ok: true, seq: 8, replayed: 0 });
    expect(names).toEqual([TOPIC_JOINED]);
  });

  test('loses nothing for a listener with a known seq that comes while the head is not known', () => {
    const names: string[] = [];
    client.subscribe('puzzle:a', {}, ({ name }) => names.push(name));
    const { acknowledge } = socket.sent.at(-1) ?? {};
    client.subscribe('puzzle:a', { after: 4 }, listen);
    expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a', after: 4 });
    // The answer to the first request comes late and without what happened since the page was read.
    acknowledge?.({ ok: true, seq: 6, replayed: 0 });
    for (const seq of [5, 6]) fact(seq);
    socket.answers({ ok: true, seq: 6, replayed: 2 });
    expect(heard).toEqual([5, 6]);
    expect(
      names.filter((name) => name === TOPIC_JOINED),
      'told once that it begins',
    ).toHaveLength(1);
  });

  test('loses nothing when the connection is lost before the head was known', () => {
    client.subscribe('puzzle:a', {}, () => {});
    client.subscribe('puzzle:a', { after: 9 }, listen);
    socket.connected = false;
    socket.connect();
    expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a', after: 9 });
    for (const seq of [10, 11, 12]) fact(seq);
    socket.answers({ ok: true, seq: 12, replayed: 3 });
    expect(heard).toEqual([10, 11, 12]);
  });

  test('tells a listener that came without network when listening begins', () => {
    client.subscribe('puzzle:a', { after: 3 }, listen);
    socket.answers({ ok: true, seq: 3, replayed: 0 });
    socket.connected = false;
    const names: string[] = [];
    client.subscribe('puzzle:a', {}, ({ name }) => names.push(name));
    socket.connect();
    socket.answers({ ok: true, seq: 3, replayed: 0 });
    expect(names).toEqual([TOPIC_JOINED]);
  });

  test('replays for a later listener with an earlier seq, and delivers nothing twice to the others', () => {
    client.subscribe('puzzle:a', { after: 4 }, listen);
    socket.answers({ ok: true, seq: 4, replayed: 0 });
    fact(5);
    const late: number[] = [];
    client.subscribe('puzzle:a', { after: 0 }, ({ payload }) => late.push(payload.seq ?? 0));
    expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a', after: 0 });
    for (const seq of [1, 2, 3, 4, 5]) fact(seq);
    socket.answers({ ok: true, seq: 5, replayed: 5 });
    fact(6);
    expect(late).toEqual([1, 2, 3, 4, 5, 6]);
    expect(heard).toEqual([5, 6]);
  });

  test('waits for the connection', () => {
    socket.connected = false;
    client.subscribe('puzzle:a', { after: 1 }, listen);
    expect(socket.requests()).toEqual([]);
    socket.connect();
    expect(socket.requests()).toEqual([{ topic: 'puzzle:a', after: 1 }]);
  });

  test('waits during a long replay, and requests again when nothing arrives', () => {
    vi.useFakeTimers();
    try {
      client.subscribe('puzzle:a', { after: 1 }, listen);
      for (let seq = 2; seq < 8; seq++) {
        fact(seq);
        vi.advanceTimersByTime(9_000);
      }
      expect(socket.requests()).toHaveLength(1);
      vi.advanceTimersByTime(20_000);
      expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a', after: 7 });
    } finally {
      vi.useRealTimers();
    }
  });

  test('announces a truncated replay, and continues from the head', () => {
    const names: string[] = [];
    client.subscribe('puzzle:a', { after: 1 }, ({ name }) => names.push(name));
    fact(900);
    socket.answers({ ok: true, seq: 900, replayed: 1, isTruncated: true });
    expect(names).toEqual([TOPIC_TRUNCATED]);
    fact(901);
    expect(names).toEqual([TOPIC_TRUNCATED, 'puzzle:layer']);
  });

  test('ends with its last listener', () => {
    const stop = client.subscribe('puzzle:a', { after: 1 }, listen);
    const stopOther = client.subscribe('puzzle:a', { after: 1 }, vi.fn());
    stop();
    expect(socket.sent.some(({ event }) => event === 'unsubscribe')).toBe(false);
    stopOther();
    expect(socket.sent.at(-1)?.event).toBe('unsubscribe');
    fact(2);
    expect(heard).toEqual([]);
  });
});

describe('a log that ends', () => {
  test('is asked after again: where another has begun, listening begins anew', () => {
    const names: string[] = [];
    client.subscribe('puzzle:a', { after: 3 }, (arrived) => {
      names.push(arrived.name);
      listen(arrived);
    });
    socket.answers({ ok: true, seq: 3, replayed: 0 });
    socket.says('topic:ended', { topic: 'puzzle:a', seq: 4 });
    expect(socket.requests().at(-1)).toEqual({ topic: 'puzzle:a' });
    socket.answers({ ok: true, seq: 0, replayed: 0 });
    fact(1);
    expect(heard).toEqual([4, 1]);
    expect(names).toEqual(['topic:ended', TOPIC_JOINED, 'puzzle:layer']);
  });

  test('while the page was away is noticed by the other’s earlier head', () => {
    const names: string[] = [];
    client.subscribe('puzzle:a', { after: 7 }, (arrived) => {
      names.push(arrived.name);
      listen(arrived);
    });
    socket.answers({ ok: true, seq: 2, replayed: 0 });
    fact(3);
    expect(heard).toEqual([3]);
    expect(names[0]).toBe(TOPIC_JOINED);
  });
});

test('ignores facts of other topics, without a topic, or malformed', () => {
  client.subscribe('puzzle:a', { after: 1 }, listen);
  socket.says('puzzle:layer', { topic: 'puzzle:b', seq: 2 });
  for (const payload of [null, 'text', 7, {}]) socket.says('puzzle:layer', payload as object);
  expect(heard).toEqual([]);
});

test('delivers facts without a seq as they arrive', () => {
  const names: string[] = [];
  client.subscribe('dashboard', {}, ({ name }) => names.push(name));
  socket.says('dashboard:stats', { topic: 'dashboard', trackedNodes: 5 });
  socket.says('dashboard:stats', { topic: 'dashboard', trackedNodes: 6 });
  expect(names).toHaveLength(2);
});

test('a refused subscription that nobody needs any more is not requested again', () => {
  vi.useFakeTimers();
  const stop = client.subscribe('puzzle:a', {}, listen);
  socket.answers({ ok: false, code: 'INTERNAL', message: '', isFinal: false } as never);
  stop();
  vi.advanceTimersByTime(60_000);
  vi.useRealTimers();
  expect(socket.requests()).toHaveLength(1);
});
