import type { SubscribeAck } from '@fap/shared/kernel/topic.ts';
import { io, type Socket } from 'socket.io-client';

const TIMEOUT_MS = 10_000;

export interface ReceivedEvent {
  name: string;
  payload: Record<string, unknown> & { seq?: number; topic?: string };
}

/** A Socket.IO client that records what it receives; every wait has a time-out with a labelled error. */
export class TestSocket {
  readonly received: ReceivedEvent[] = [];
  readonly #socket: Socket;
  #check: () => void = () => {};

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.onAny((name: string, payload: ReceivedEvent['payload']) => {
      this.received.push({ name, payload });
      this.#check();
    });
    socket.on('disconnect', () => this.#check());
  }

  /** Connects, or rejects with the server's reason. */
  static connect(
    url: string,
    options: { cookie?: string; headers?: Record<string, string> },
  ): Promise<TestSocket> {
    const extraHeaders = { ...(options.cookie ? { cookie: options.cookie } : {}), ...options.headers };
    const socket = io(url, {
      extraHeaders,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      timeout: TIMEOUT_MS,
    });
    const client = new TestSocket(socket);
    return new Promise((resolve, reject) => {
      socket.once('connect', () => resolve(client));
      socket.once('connect_error', (error) => {
        socket.close();
        reject(error);
      });
    });
  }

  get isConnected(): boolean {
    return this.#socket.connected;
  }

  /** Sends a command and waits for its acknowledgement. */
  async command<T = SubscribeAck>(name: string, message: unknown, timeoutMs = TIMEOUT_MS): Promise<T> {
    return (await this.#socket.timeout(timeoutMs).emitWithAck(name, message)) as T;
  }

  subscribe(topic: string, after?: number, timeoutMs?: number): Promise<SubscribeAck> {
    return this.command('subscribe', after === undefined ? { topic } : { topic, after }, timeoutMs);
  }

  /** Events of a topic, in the order of arrival. */
  of(topic: string): ReceivedEvent[] {
    return this.received.filter((event) => event.payload?.topic === topic && event.payload.seq !== undefined);
  }

  seqsOf(topic: string): number[] {
    return this.of(topic)
      .filter((event) => !event.name.startsWith('topic:'))
      .map((event) => event.payload.seq ?? 0);
  }

  /** Waits until a condition about the received events holds. */
  async waitFor(label: string, holds: () => boolean): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`timed out waiting for ${label}`)), TIMEOUT_MS);
      this.#check = () => {
        if (!holds()) return;
        clearTimeout(timer);
        this.#check = () => {};
        resolve();
      };
    });
  }

  /** Waits for the first event with this name that matches. */
  async waitForEvent(
    label: string,
    name: string,
    fits: (payload: ReceivedEvent['payload']) => boolean = () => true,
  ): Promise<ReceivedEvent> {
    const find = () => this.received.find((event) => event.name === name && fits(event.payload));
    await this.waitFor(`${label} (${name})`, () => find() !== undefined);
    const found = find();
    if (!found) throw new Error(`${label} went away`);
    return found;
  }

  waitForDisconnect(label: string): Promise<void> {
    return this.waitFor(label, () => !this.#socket.connected);
  }

  /** Throws when such an event was received; call it once a later event has arrived elsewhere. */
  async expectNoEvent(label: string, fits: (event: ReceivedEvent) => boolean): Promise<void> {
    // After a round trip on the same connection, everything the server sent before it has arrived.
    if (this.#socket.connected) await this.command('unsubscribe', { topic: 'nothing' });
    const found = this.received.find(fits);
    if (found) throw new Error(`${label}: received ${found.name} ${JSON.stringify(found.payload)}`);
  }

  close(): void {
    this.#socket.close();
  }
}
