import { setTimeout as sleep } from 'node:timers/promises';
import { retryDelayMs } from '@fap/shared/kernel/reconnect-delay.ts';
import type { Bench } from '../bench.ts';
import { LoadClient } from '../load/load-client.ts';
import { startInstallation } from '../servers/start-installation.ts';
import { withServer } from '../servers/start-server.ts';
import { UpdateWriter } from '../wire/update-writer.ts';
import type { Observation, Scenario } from './scenario.ts';

const CLIENTS = 400;
const UPDATES_PER_SECOND = 50;
const BEFORE_MS = 2_000;
/** Long enough for whoever has to try again. */
const AFTER_MS = 12_000;

/** One of two processes is killed while somebody writes: for how long nothing new reaches each of the others. */
export const failover: Scenario = {
  id: 'T14',
  title: `One of two processes is killed, ${CLIENTS} clients in a room with ${UPDATES_PER_SECOND} updates/s`,
  rows: (bench) => [{ variant: '', peers: ['ours'], observe: () => killOne(bench) }],
};

/** Somebody in the room, who comes back by the rules of our pages. */
class Reader {
  /** The longest time without anything new, in milliseconds. */
  longestGapMs = 0;
  hasLost = false;
  #lastAt = performance.now();
  #attempt = 0;
  #client: LoadClient | null = null;
  #isStopped = false;
  readonly #connect: () => LoadClient;

  constructor(connect: (listener: { content(): void }) => LoadClient) {
    this.#connect = () => connect({ content: () => this.#noteContent() });
  }

  /** Resolves when it is in the room; whatever ends the connection later, it tries again. */
  async enter(): Promise<void> {
    const client = this.#connect();
    this.#client = client;
    client.onClosed = () => this.#lost();
    await client.synced;
    this.#attempt = 0;
    this.#noteContent();
  }

  /** Begins to measure. */
  start(): void {
    this.#lastAt = performance.now();
    this.longestGapMs = 0;
  }

  stop(): void {
    this.#isStopped = true;
    this.longestGapMs = Math.max(this.longestGapMs, performance.now() - this.#lastAt);
    this.#client?.destroy();
  }

  #lost(): void {
    if (this.#isStopped) return;
    this.hasLost = true;
    const delayMs = retryDelayMs(this.#attempt, 'lost', Math.random);
    this.#attempt += 1;
    // A failed try ends as a closed connection too.
    setTimeout(() => this.enter().catch(() => {}), delayMs);
  }

  #noteContent(): void {
    const now = performance.now();
    this.longestGapMs = Math.max(this.longestGapMs, now - this.#lastAt);
    this.#lastAt = now;
  }
}

function killOne(bench: Bench): Promise<Observation> {
  return withServer(startInstallation(bench, 2), async (server) => {
    const { target } = server;
    const [room = ''] = await server.freshRooms(1);
    // A writer on each process, so that there is something new whichever dies.
    const writers = await Promise.all([0, 1].map((index) => write({ bench, target, room, index })));
    const readers = Array.from(
      { length: bench.pick(CLIENTS, 20) },
      (_, index) => new Reader((listener) => new LoadClient({ target, room, index: 10 + index, listener })),
    );
    await Promise.all(readers.map((reader) => reader.enter()));
    await sleep(BEFORE_MS);
    for (const reader of readers) reader.start();
    await server.killOne();
    await sleep(bench.pick(AFTER_MS, 6_000));
    for (const reader of readers) reader.stop();
    for (const writer of writers) writer.stop();
    const gapsOf = (hasLost: boolean) =>
      readers
        .filter((reader) => reader.hasLost === hasLost)
        .map(({ longestGapMs }) => longestGapMs)
        .sort((one, other) => one - other);
    const [cut, kept] = [gapsOf(true), gapsOf(false)];
    const at = (gaps: readonly number[], share: number) =>
      gaps[Math.floor(share * (gaps.length - 1))] ?? Number.NaN;
    return {
      figures: {
        'clients cut off': cut.length,
        'cut off: p50 gap ms': at(cut, 0.5),
        'cut off: p99 gap ms': at(cut, 0.99),
        'others: p99 gap ms': at(kept, 0.99),
      },
      foreignCores: 0,
      generatorUtilization: 0,
    };
  });
}

interface WriterOptions {
  bench: Bench;
  target: ConstructorParameters<typeof LoadClient>[0]['target'];
  room: string;
  index: number;
}

/** Writes at half the rate until it is stopped; its own connection may be the one that dies. */
async function write({ bench, target, room, index }: WriterOptions): Promise<{ stop(): void }> {
  const client = new LoadClient({ target, room, index });
  await client.synced;
  const writer = new UpdateWriter(bench.nextClientIds(), index);
  const timer = setInterval(
    () => {
      if (client.closeReason === null) client.protocol.sendUpdate(client, writer.next(0));
    },
    (2 * 1_000) / UPDATES_PER_SECOND,
  );
  return {
    stop() {
      clearInterval(timer);
      client.destroy();
    },
  };
}
