import { Readable } from 'node:stream';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import type { AddedFile, FromZip, ToZip, ZipEntry } from './zip-messages.ts';

const SCRIPT = new URL('./zip-worker.ts', import.meta.url);
/** The thread ends when no zip was written for so long. */
const IDLE_MS = 60_000;

/** The thread that writes all zips of this process, while there are any. */
let thread: Worker | null = null;
let atWork = 0;
let idle: NodeJS.Timeout | undefined;
let endedBy: unknown;

/**
 * A zip that is written while it is read, in a thread of a lower priority: hashing and copying hundreds of megabytes, and collecting
 * the garbage of that, must not stop the live layer. Files are added one after the other.
 */
export class ThreadZip {
  /** Breaks with the first error; destroyed, it ends the work in the thread. */
  readonly output: Readable;
  readonly #port: MessagePort;
  #added: PromiseWithResolvers<AddedFile> | null = null;

  constructor() {
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    this.output = new Readable({
      read: () => this.#ask({ kind: 'more' }),
      destroy: (error, done) => {
        port1.close();
        done(error);
      },
    });
    port1.on('message', (news: FromZip) => this.#hear(news));
    // The thread ended, or gave up after it told why.
    port1.on('close', () => this.#fail(new Error('the thread that writes zips ended', { cause: endedBy })));
    takeThread(port1).postMessage({ port: port2 }, [port2]);
  }

  /** Adds a file once the one before it is in; throws when it cannot be read or the zip was given up. */
  add(entry: ZipEntry): Promise<AddedFile> {
    if (this.output.destroyed) return Promise.reject(new Error('the zip was given up'));
    this.#added = Promise.withResolvers();
    this.#ask({ kind: 'add', entry });
    return this.#added.promise;
  }

  /** Says that no more files come. */
  end(): void {
    this.#ask({ kind: 'end' });
  }

  #ask(ask: ToZip): void {
    this.#port.postMessage(ask);
  }

  #hear(news: FromZip): void {
    if (news.kind === 'chunk') this.output.push(news.bytes);
    else if (news.kind === 'added') this.#added?.resolve(news.file);
    else if (news.kind === 'failed') this.#fail(news.error);
    else this.output.push(null);
  }

  #fail(error: unknown): void {
    const reason = error instanceof Error ? error : new Error(String(error));
    this.#added?.reject(reason);
    if (!this.output.readableEnded && !this.output.destroyed) this.output.destroy(reason);
  }
}

/** The thread, kept until the zip of this port is over. */
function takeThread(port: MessagePort): Worker {
  clearTimeout(idle);
  atWork += 1;
  port.once('close', () => {
    atWork -= 1;
    if (atWork === 0) idle = setTimeout(endThread, IDLE_MS).unref();
  });
  thread ??= startThread();
  return thread;
}

function startThread(): Worker {
  const started = new Worker(SCRIPT);
  started.unref();
  started.once('exit', () => {
    if (thread === started) thread = null;
  });
  // Its zips break because their ports close, and tell why; an unheard error would end the process.
  started.on('error', (error) => {
    endedBy = error;
  });
  return started;
}

function endThread(): void {
  void thread?.terminate();
  thread = null;
}
