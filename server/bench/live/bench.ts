import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, migrateDatabase } from '../../src/platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';
import type { EmbeddedPostgres } from '../../src/platform/postgres/supervise-embedded.ts';
import { RedisProcess } from '../../src/testing/redis-process.ts';
import type { BenchOptions } from './bench-options.ts';
import { type LargeDocument, writeLargeDocument } from './load/large-document.ts';
import { LoadProcess } from './load/load-process.ts';
import { stopServers } from './servers/server-process.ts';

/** The resources that all scenarios of a run share: a folder, a database, generator processes. */
export class Bench {
  readonly options: BenchOptions;
  readonly folder: string;
  #database: Promise<EmbeddedPostgres> | null = null;
  #redis: Promise<RedisProcess> | null = null;
  #document: LargeDocument | null = null;
  #clientIds = 0;

  private constructor(options: BenchOptions, folder: string) {
    this.options = options;
    this.folder = folder;
  }

  static async open(options: BenchOptions): Promise<Bench> {
    return new Bench(options, await mkdtemp(join(tmpdir(), 'fap-bench-')));
  }

  /** Data folder of the database for servers that run without the product. */
  get databaseFolder(): string {
    return join(this.folder, 'collab');
  }

  /** URL of a real PostgreSQL with our schema, started on first use. */
  async databaseUrl(): Promise<string> {
    this.#database ??= this.#startDatabase();
    return (await this.#database).url;
  }

  /** A real Redis that answers when its log is on the disk, started on first use. */
  redis(): Promise<RedisProcess> {
    this.#redis ??= RedisProcess.start(this.folder);
    return this.#redis;
  }

  /** A document of 100,000 edits, written on first use. */
  largeDocument(): LargeDocument {
    this.#document ??= writeLargeDocument(this.pick(100_000, 4_000));
    return this.#document;
  }

  /** The same document as a file, for the relay, which only sends bytes. */
  async largeDocumentFile(): Promise<string> {
    const file = join(this.folder, 'large-document.bin');
    await writeFile(file, this.largeDocument().state);
    return file;
  }

  /** Generator processes: one per core except the server's. */
  generators(): LoadProcess[] {
    return Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => new LoadProcess());
  }

  /** The first of a block of Yjs client ids that are unused in this run; a block is large enough for any crowd. */
  nextClientIds(): number {
    this.#clientIds += 1;
    return this.#clientIds * 1_000_000;
  }

  /** Gives `full` normally, `quick` in a smoke run. */
  pick<T>(full: T, quick: T): T {
    return this.options.isQuick ? quick : full;
  }

  async close(): Promise<void> {
    await stopServers();
    await (await this.#database)?.stop();
    await (await this.#redis)?.kill();
    // A PostgreSQL whose parent was killed may still be writing.
    await rm(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  }

  async #startDatabase(): Promise<EmbeddedPostgres> {
    const database = await startEmbeddedPostgres({ folder: this.databaseFolder });
    const connection = connectDatabase(database.url, { max: 2 });
    await migrateDatabase(connection);
    await connection.close();
    return database;
  }
}
