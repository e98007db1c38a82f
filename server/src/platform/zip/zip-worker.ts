import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import { type MessagePort, parentPort } from 'node:worker_threads';
import { ZipFile } from 'yazl';
import { lowerPriority } from '../threads/lower-priority.ts';
import type { AddedFile, FromZip, ToZip, ZipEntry } from './zip-messages.ts';

/** Large, so that few messages carry much; a zip's own pieces are some bytes each. */
const CHUNK_BYTES = 256 * 1024;

// Whoever waits for a zip waits seconds; whoever types waits milliseconds.
lowerPriority();
parentPort?.on('message', ({ port }: { port: MessagePort }) => new ZipOfPort(port));

/** Writes one zip: files as they are asked for, one after the other, and chunks as they are wanted. */
class ZipOfPort {
  readonly #zip = new ZipFile();
  readonly #out = this.#zip.outputStream as Readable;
  readonly #port: MessagePort;
  #wanted = Promise.withResolvers<void>();

  constructor(port: MessagePort) {
    this.#port = port;
    this.#zip.on('error', (error: unknown) => this.#fail(error));
    // Whoever asked for it went away: open files are closed.
    port.on('close', () => this.#out.destroy());
    port.on('message', (ask: ToZip) => this.#hear(ask));
    this.#send().catch((error: unknown) => this.#fail(error));
  }

  #hear(ask: ToZip): void {
    if (ask.kind === 'more') this.#wanted.resolve();
    else if (ask.kind === 'end') this.#zip.end();
    else
      this.#add(ask.entry)
        .then((file) => this.#tell({ kind: 'added', file }))
        .catch((error: unknown) => this.#fail(error));
  }

  /** Adds one file and waits for it, so that one source is open at a time. */
  async #add({ path, source, mtime, compress }: ZipEntry): Promise<AddedFile> {
    const hash = createHash('sha256');
    let sizeBytes = 0;
    const read = 'file' in source ? createReadStream(source.file) : Readable.from([source.bytes]);
    // It counts what passes and does not listen: a listener would let it flow before the zip reads.
    const counted = new Transform({
      transform: (chunk: Uint8Array, _, done) => {
        hash.update(chunk);
        sizeBytes += chunk.length;
        done(null, chunk);
      },
    });
    const stop = () => read.destroy();
    this.#out.once('close', stop);
    read.once('error', (error: Error) => counted.destroy(error));
    read.pipe(counted);
    this.#zip.addReadStream(counted, path, { mtime, compress });
    await finished(counted);
    this.#out.off('close', stop);
    return { sha256: hash.digest('hex'), sizeBytes };
  }

  async #send(): Promise<void> {
    let parts: Buffer[] = [];
    let waiting = 0;
    for await (const part of this.#out as AsyncIterable<Buffer>) {
      parts.push(part);
      waiting += part.length;
      if (waiting < CHUNK_BYTES) continue;
      await this.#sendChunk(Buffer.concat(parts));
      [parts, waiting] = [[], 0];
    }
    await this.#sendChunk(Buffer.concat(parts));
    this.#tell({ kind: 'ended' });
  }

  async #sendChunk(joined: Buffer): Promise<void> {
    await this.#wanted.promise;
    this.#wanted = Promise.withResolvers();
    // A copy with memory of its own, which can be handed over.
    const bytes = new Uint8Array(joined);
    this.#port.postMessage({ kind: 'chunk', bytes } satisfies FromZip, [bytes.buffer]);
  }

  #tell(news: FromZip): void {
    this.#port.postMessage(news);
  }

  #fail(error: unknown): void {
    this.#tell({ kind: 'failed', error });
    this.#port.close();
  }
}
