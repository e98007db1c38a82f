import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase, migrateDatabase } from '../../src/platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../../src/platform/postgres/embedded.ts';
import type { EmbeddedPostgres } from '../../src/platform/postgres/supervise-embedded.ts';
import type { BenchOptions } from './bench-options.ts';
import { type LargeDocument, writeLargeDocument } from './load/large-document.ts';
import { LoadProcess } from './load/load-process.ts';
import { stopServers } from './servers/server-process.ts';

/** What all scenarios of one run share: a folder, a database, generator processes. */
export class Bench {
  readonly options: BenchOptions;
  readonly folder: string;
  #database: Promise<EmbeddedPostgres> | null = null;
  #document: LargeDocument | null = null;
  #clientIds = 0;

  private constructor(options: BenchOptions, folder: string) {
    this.options = options;
    this.folder = folder;
  }

  static async open(options: BenchOptions): Promise<Bench> {
    return new Bench(options, await mkdtemp(join(tmpdir(), 'fap-bench-')));
  }

  /** Where the database for collaboration servers started alone keeps its files. */
  get databaseFolder(): string {
    return join(this.folder, 'collab');
  }

  /** Real PostgreSQL with our schema, made when first asked for. */
  async databaseUrl(): Promise<string> {
    this.#database ??= this.#startDatabase();
    return (await this.#database).url;
  }

  /** A document of 100,000 edits, written when first asked for. */
  largeDocument(): LargeDocument {
    this.#document ??= writeLargeDocument(this.pick(100_000, 4_000));
    return this.#document;
  }

  /** The same as a file, for a server that only hands out bytes. */
  async largeDocumentFile(): Promise<string> {
    const file = join(this.folder, 'large-document.bin');
    await writeFile(file, this.largeDocument().state);
    return file;
  }

  /** Generator processes: as many as there are cores left beside the server. */
  generators(): LoadProcess[] {
    return Array.from({ length: Math.max(1, availableParallelism() - 1) }, () => new LoadProcess());
  }

  /** Yjs client ids nobody in this run has had; each block is large enough for any crowd. */
  nextClientIds(): number {
    this.#clientIds += 1;
    return this.#clientIds * 1_000_000;
  }

  /** `full` normally, `quick` in a smoke run. */
  pick<T>(full: T, quick: T): T {
    return this.options.isQuick ? quick : full;
  }

  async close(): Promise<void> {
    await stopServers();
    await (await this.#database)?.stop();
    // A PostgreSQL whose server had to be killed may still be writing.
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
