type Listener = (name: string, payload: unknown) => void;

const listeners: Listener[] = [];

/** Stands for the live socket in a test's own file: it subscribes to anything, and facts arrive when the test says so. */
export const fakeSocket = {
  connected: true,
  /** The head of the topic. */
  seq: 1,
  on: (): void => {},
  onAny: (listener: Listener): void => void listeners.push(listener),
  /** Topics that are watched now. */
  watched: new Set<string>(),
  emit: (name: string, request: { topic: string }, ack?: (answer: object) => void): void => {
    if (name === 'subscribe') fakeSocket.watched.add(request.topic);
    if (name === 'unsubscribe') fakeSocket.watched.delete(request.topic);
    if (name === 'subscribe') ack?.({ ok: true, seq: fakeSocket.seq, replayed: 0 });
  },
  /** The next fact of the topic. */
  arrive: (name: string, payload: object): void => {
    fakeSocket.seq += 1;
    const at = '2026-01-01T00:00:00.000Z';
    for (const listener of listeners) listener(name, { ...payload, seq: fakeSocket.seq, at });
  },
};
