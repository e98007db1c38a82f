type Listener = (name: string, payload: unknown) => void;

const listeners: Listener[] = [];

/** Fakes the live socket in unit tests: accepts every subscription; the test sends facts with `arrive`. */
export const fakeSocket = {
  connected: true,
  /** The latest seq of the topic. */
  seq: 1,
  on: (): void => {},
  onAny: (listener: Listener): void => void listeners.push(listener),
  /** Currently subscribed topics. */
  watched: new Set<string>(),
  emit: (name: string, request: { topic: string }, ack?: (answer: object) => void): void => {
    if (name === 'subscribe') fakeSocket.watched.add(request.topic);
    if (name === 'unsubscribe') fakeSocket.watched.delete(request.topic);
    if (name === 'subscribe') ack?.({ ok: true, seq: fakeSocket.seq, replayed: 0 });
  },
  /** Delivers the topic's next fact. */
  arrive: (name: string, payload: object): void => {
    fakeSocket.seq += 1;
    const at = '2026-01-01T00:00:00.000Z';
    for (const listener of listeners) listener(name, { ...payload, seq: fakeSocket.seq, at });
  },
};
