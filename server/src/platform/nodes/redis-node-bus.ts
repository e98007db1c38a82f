import { createClient } from '@redis/client';
import type { Log } from '../runtime/log.ts';
import type { NodeBus } from './node-bus.ts';
import { BEAT_MS, NodeWatch } from './node-watch.ts';

interface RedisNodeBusOptions {
  url: string;
  /** Names the installation, so that several can share one Redis. */
  installation: string;
  /** 16 characters. */
  id: string;
  log: Log;
  now(): number;
}

type Listener = (message: Buffer, node: string) => void;

const ID_BYTES = 16;
const LONGEST_RETRY_MS = 2_000;
const SUBSCRIBE_WAIT_MS = 1_000;
const CONNECT_WAIT_MS = 3_000;
const NODES_CHANNEL = 'nodes';
const NODE_SIGNS = { beat: 'beat', gap: 'gap', goodbye: 'goodbye' } as const;

/** The bus over Redis publish/subscribe; resolves when connected, or after a moment without. */
export async function openRedisNodeBus(options: RedisNodeBusOptions): Promise<NodeBus> {
  const bus = new RedisNodeBus(options);
  await bus.open();
  return bus;
}

class RedisNodeBus implements NodeBus {
  readonly isShared = true;
  readonly #options: RedisNodeBusOptions;
  readonly #publisher: ReturnType<typeof makeClient>;
  readonly #subscriber: ReturnType<typeof makeClient>;
  readonly #watch: NodeWatch;
  readonly #channels = new Map<string, (message: Buffer) => void>();
  readonly #gapListeners = new Set<() => void>();
  readonly #goneListeners = new Set<(node: string) => void>();
  #beatTimer: NodeJS.Timeout | undefined;
  #hasLost = false;
  #isClosed = false;

  constructor(options: RedisNodeBusOptions) {
    this.#options = options;
    this.#watch = new NodeWatch(options.id, options.now());
    // A failed publish is dropped on purpose: the others load it from the database.
    this.#publisher = makeClient(options, { disableOfflineQueue: true });
    this.#subscriber = makeClient(options, { disableOfflineQueue: false });
  }

  get id(): string {
    return this.#options.id;
  }

  async open(): Promise<void> {
    const { log } = this.#options;
    for (const client of [this.#publisher, this.#subscriber]) {
      client.on('error', (error: unknown) => {
        if (!this.#isClosed) log.warn({ err: error }, 'redis does not answer; reading the database instead');
      });
      // Reconnects by itself; its errors are reported above.
      client.connect().catch(() => undefined);
    }
    const ready = this.subscribe(NODES_CHANNEL, (message, node) => this.#hearNode(message, node));
    await ready;
    const isReady = () => this.#watch.isUp;
    for (let waited = 0; waited < CONNECT_WAIT_MS && !isReady(); waited += 20) {
      this.#beat();
      await pause(20);
    }
    this.#beatTimer = setInterval(() => this.#beat(), BEAT_MS);
    this.#beatTimer.unref();
  }

  publish(channel: string, message: Uint8Array): void {
    if (this.#isClosed) return;
    this.#publisher
      .publish(this.#nameOf(channel), Buffer.concat([Buffer.from(this.id, 'latin1'), message]))
      .catch(() => {
        this.#hasLost = true;
      });
  }

  async subscribe(channel: string, listener: Listener): Promise<void> {
    const hear = (message: Buffer) => {
      const node = message.toString('latin1', 0, ID_BYTES);
      if (node !== this.id || channel === NODES_CHANNEL) listener(message.subarray(ID_BYTES), node);
    };
    this.#channels.set(channel, hear);
    // Queued while Redis is away and repeated after every reconnect, which emits a gap.
    const subscribed = this.#subscriber
      .subscribe(this.#nameOf(channel), hear, true)
      .catch((error: unknown) => {
        if (!this.#isClosed) this.#options.log.warn({ err: error, channel }, 'a channel cannot be heard');
      });
    await Promise.race([subscribed, pause(SUBSCRIBE_WAIT_MS)]);
  }

  unsubscribe(channel: string): void {
    const listener = this.#channels.get(channel);
    this.#channels.delete(channel);
    if (!listener || this.#isClosed) return;
    this.#subscriber.unsubscribe(this.#nameOf(channel), listener, true).catch((error: unknown) => {
      if (!this.#isClosed) this.#options.log.warn({ err: error, channel }, 'a channel cannot be left');
    });
  }

  onGap(listener: () => void): void {
    this.#gapListeners.add(listener);
  }

  onNodeGone(listener: (node: string) => void): void {
    this.#goneListeners.add(listener);
  }

  async close(): Promise<void> {
    clearInterval(this.#beatTimer);
    if (this.#watch.isUp) {
      const goodbye = this.#publisher.publish(
        this.#nameOf(NODES_CHANNEL),
        Buffer.from(`${this.id}${NODE_SIGNS.goodbye}`, 'latin1'),
      );
      await Promise.race([goodbye.catch(() => undefined), pause(SUBSCRIBE_WAIT_MS)]);
    }
    this.#isClosed = true;
    for (const client of [this.#publisher, this.#subscriber]) client.destroy();
  }

  #beat(): void {
    const { mayMiss, gone } = this.#watch.look(this.#options.now());
    for (const node of gone) this.#emitGone(node);
    this.#publishSign(NODE_SIGNS.beat);
    if (mayMiss || gone.length > 0) this.#emitGap();
  }

  #publishSign(sign: string): void {
    this.publish(NODES_CHANNEL, Buffer.from(sign, 'latin1'));
  }

  #hearNode(message: Buffer, node: string): void {
    const sign = message.toString('latin1');
    if (sign === NODE_SIGNS.goodbye) {
      this.#watch.forget(node);
      if (node !== this.id) this.#emitGone(node);
      return;
    }
    const isBack = this.#watch.heard(node, this.#options.now());
    if (sign === NODE_SIGNS.gap && node !== this.id) this.#emitGap();
    if (node !== this.id || !(isBack || this.#hasLost)) return;
    this.#hasLost = false;
    this.#publishSign(NODE_SIGNS.gap);
    this.#emitGap();
  }

  #emitGap(): void {
    for (const listener of this.#gapListeners) listener();
  }

  #emitGone(node: string): void {
    for (const listener of this.#goneListeners) listener(node);
  }

  #nameOf(channel: string): string {
    return `fap:${this.#options.installation}:${channel}`;
  }
}

function makeClient({ url }: RedisNodeBusOptions, { disableOfflineQueue }: { disableOfflineQueue: boolean }) {
  return createClient({
    url,
    disableOfflineQueue,
    maintNotifications: 'disabled',
    pingInterval: 5_000,
    socket: {
      connectTimeout: 3_000,
      // Backoff with full jitter, so that many processes do not reconnect in step.
      reconnectStrategy: (retries) => 50 + Math.random() * Math.min(LONGEST_RETRY_MS, 100 * 2 ** retries),
    },
  });
}

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
