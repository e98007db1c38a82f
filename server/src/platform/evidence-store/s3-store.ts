import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { ConfigurationError } from '../runtime/env.ts';
import { checkSha256, type EvidenceStore, type LocalFile, type ReceivedFile } from './evidence-store.ts';
import { type IncomingFile, IncomingFiles } from './incoming-files.ts';

export interface S3StoreOptions {
  bucket: string;
  /** null: Amazon's own, by region. */
  endpoint: string | null;
  region: string;
  /** Where files are while they arrive or are read. */
  dataDir: string;
}

const CONNECT_MS = 5_000;
/** Idle time-out of the store. */
const SILENCE_MS = 30_000;
const PREFIX = 'evidence/';

/**
 * Originals as objects of a bucket, each under its SHA-256. The credentials are the client's own business: environment
 * variables, a profile, or the machine's role.
 */
export class S3Store implements EvidenceStore {
  readonly localFolder: string;
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #incoming: IncomingFiles;

  constructor({ bucket, endpoint, region, dataDir }: S3StoreOptions) {
    this.localFolder = join(dataDir, 'evidence');
    this.#bucket = bucket;
    this.#incoming = new IncomingFiles(join(this.localFolder, 'incoming'));
    this.#client = new S3Client({
      region,
      // Most other S3 stores need path-style addresses.
      ...(endpoint === null ? {} : { endpoint, forcePathStyle: true }),
      requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: SILENCE_MS },
      // The checksum sent is the known SHA-256; not every store supports others.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  }

  /** Throws ConfigurationError when the bucket cannot be used. */
  async prepare(): Promise<void> {
    await this.#incoming.prepare();
    try {
      await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
    } catch (error) {
      throw new ConfigurationError(`S3_BUCKET ${this.#bucket} cannot be used: ${describe(error)}`);
    }
  }

  /** Objects stay: others may name them in the same bucket. */
  async sweep(isLeftOver: (changedAtMs: number) => boolean): Promise<number> {
    const marks = await this.#incoming.sweep(isLeftOver);
    for (const { remove } of marks) await remove();
    return 0;
  }

  async receive(source: Readable, maxBytes: number): Promise<ReceivedFile> {
    const incoming = await this.#incoming.receive(source, maxBytes);
    const { path, ...file } = incoming;
    const discard = () => rm(path, { force: true });
    return {
      ...file,
      open: () => createReadStream(path),
      discard,
      isKept: () => this.has(file.sha256),
      keep: async () => {
        await this.#reach(() => this.#put(incoming));
        await discard();
      },
    };
  }

  has(sha256: string): Promise<boolean> {
    return this.#reach(async () => {
      try {
        await this.#client.send(new HeadObjectCommand({ Bucket: this.#bucket, Key: keyOf(sha256) }));
        return true;
      } catch (error) {
        if (error instanceof NotFound) return false;
        throw error;
      }
    });
  }

  async remove(sha256: string): Promise<void> {
    await this.#reach(() =>
      this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: keyOf(sha256) })),
    );
  }

  async read(sha256: string): Promise<{ stream: Readable; sizeBytes: number }> {
    const { Body, ContentLength } = await this.#reach(() =>
      this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: keyOf(sha256) })),
    );
    if (!Body || ContentLength === undefined) throw new Error(`the store gave nothing for ${sha256}`);
    // On Node.js the body is always a stream of Node.js.
    return { stream: Body as Readable, sizeBytes: ContentLength };
  }

  /** Fetches the original; throws when it is not what was kept. */
  async openLocal(sha256: string): Promise<LocalFile> {
    const { stream } = await this.read(sha256);
    const { path, sha256: found } = await this.#incoming.receive(stream, Number.POSITIVE_INFINITY);
    const release = () => rm(path, { force: true });
    if (found !== sha256) {
      await release();
      throw new Error(`the store gave other bytes for ${sha256}`);
    }
    return { path, release };
  }

  async #put({ path, sha256, sizeBytes }: IncomingFile): Promise<void> {
    const object = { Bucket: this.#bucket, Key: keyOf(sha256) };
    if (await this.#isKept(object, sizeBytes)) return;
    await this.#client.send(
      new PutObjectCommand({
        ...object,
        Body: createReadStream(path),
        ContentLength: sizeBytes,
        // The store rejects bytes that changed in transit.
        ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64'),
        ContentType: 'application/octet-stream',
      }),
    );
  }

  async #isKept(object: { Bucket: string; Key: string }, sizeBytes: number): Promise<boolean> {
    try {
      const { ContentLength } = await this.#client.send(new HeadObjectCommand(object));
      return ContentLength === sizeBytes;
    } catch (error) {
      if (error instanceof NotFound) return false;
      throw error;
    }
  }

  /** An unreachable store is UNAVAILABLE: the caller may retry. */
  async #reach<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof NoSuchKey) throw error;
      throw new AppError('UNAVAILABLE', {
        message: t`The store of originals does not answer. Please try again.`,
        cause: error,
      });
    }
  }
}

function keyOf(sha256: string): string {
  checkSha256(sha256);
  return `${PREFIX}${sha256}`;
}

function describe(error: unknown): string {
  const { name, message } = error as Error;
  return `${name}: ${message || 'no reason given'}`.replaceAll(/\s+/gu, ' ');
}
