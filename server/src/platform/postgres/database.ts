import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SQL } from 'drizzle-orm';
import type { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type ParameterOrJSON, type Sql, type TransactionSql } from 'postgres';
import { ConfigurationError } from '../runtime/env.ts';
import { socketOf } from './local-sockets.ts';

export type Database = PostgresJsDatabase;
/** The database inside a transaction. */
export type TransactionDatabase = Parameters<Parameters<Database['transaction']>[0]>[0];

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../../drizzle', import.meta.url));
const POOL_SIZE = 20;
const LONGEST_PAUSE_SECONDS = 0.5;
const MIGRATION_LOCK = 7_205_061;

const PREPARING = new WeakMap<object, Database>();

export interface DatabaseConnection {
  db: Database;
  sql: Sql;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Most connections. */
  max?: number;
  /** A commit answers before it is on disk: a crash loses the last moments, but nothing before them. */
  answersEarly?: boolean;
  /**
   * Each connection parses every statement once and keeps it; planned is each anew, because a plan made while the tables were
   * empty is a bad one when they have filled. For a pool that is closed again: nothing is ever forgotten.
   */
  preparesAll?: boolean;
  /** Connections stay open however long nothing is asked: work that people wait for never pays for a new one. */
  staysOpen?: boolean;
}

/** Opens a pool; connections are made lazily and again after PostgreSQL restarts. */
export function connectDatabase(url: string, options: PoolOptions = {}): DatabaseConnection {
  const path = socketOf(url);
  const sql = postgres(url, {
    ...(path ? { path } : {}),
    max: options.max ?? POOL_SIZE,
    connect_timeout: 10,
    ...(options.staysOpen ? {} : { idle_timeout: 120 }),
    // Seconds between reconnects; the driver's own backoff grows to twenty.
    backoff: (attempt: number) => Math.min(0.01 * 2 ** attempt, LONGEST_PAUSE_SECONDS),
    onnotice: () => {},
    connection: {
      application_name: 'forensic-anti-fraud-platform',
      ...(options.answersEarly ? { synchronous_commit: 'off' } : {}),
      ...(options.preparesAll ? { plan_cache_mode: 'force_custom_plan' } : {}),
    },
  });
  const db = drizzle(options.preparesAll ? preparing(sql) : sql);
  PREPARING.set(db, drizzle(preparing(sql)));
  return { db, sql, close: () => sql.end({ timeout: 3 }) };
}

/**
 * The same pool with statements that each connection parses once and keeps, which saves a round trip and most of the planning. For
 * few texts that come again and again: none of them is ever forgotten. A transaction is given back as it is.
 */
export const prepared = <Of extends object>(db: Of): Of | Database => PREPARING.get(db) ?? db;

/** The driver does not try it again by itself, which would be after the commit; our patch of the driver reads this. */
const LAST = { isLast: true } as object;

/**
 * Sends a statement of a transaction, which ends at once: its commit goes out right behind and does not wait for the answer. The caller
 * awaits the result after the transaction.
 */
export function sendNow(db: TransactionDatabase, statement: SQL): Promise<unknown> {
  const { client, dialect } = db._.session as unknown as { client: TransactionSql; dialect: PgDialect };
  const { sql, params } = dialect.sqlToQuery(statement);
  const sent = client.unsafe(sql, params as ParameterOrJSON<never>[], LAST).execute();
  // Awaited later: until then its failure is nobody's unhandled one.
  sent.catch(() => {});
  return sent;
}

type Work = (sql: Sql) => unknown;

/** Drizzle's statements are sent by `unsafe`, which by itself prepares nothing; those of a transaction by the client it is given. */
const preparing = (sql: Sql): Sql =>
  new Proxy(sql, {
    get: (target, key) => {
      if (key === 'unsafe')
        return (...[text, values, options]: Parameters<Sql['unsafe']>) =>
          target.unsafe(text, values, { ...options, prepare: true });
      const own: unknown = Reflect.get(target, key);
      if (typeof own !== 'function' || (key !== 'begin' && key !== 'savepoint')) return own;
      return (work: Work) => own.call(target, (inner: Sql) => work(preparing(inner)));
    },
  });

/** Migrates up to the given migration (drizzle's timestamp of it) and no further; for restoring a backup. */
export async function migrateDatabaseTo(
  { db }: Pick<DatabaseConnection, 'db'>,
  newest: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fap-migrations-'));
  try {
    const journalFile = join('meta', '_journal.json');
    const text = await readFile(join(MIGRATIONS_FOLDER, journalFile), 'utf8');
    const journal = JSON.parse(text) as { entries: { when: number; tag: string }[] };
    if (!journal.entries.some(({ when }) => when === newest))
      throw new ConfigurationError(
        'This backup was made by another version of the platform, which is not known here',
      );
    const entries = journal.entries.filter(({ when }) => when <= newest);
    for (const { tag } of entries)
      await cp(join(MIGRATIONS_FOLDER, `${tag}.sql`), join(folder, `${tag}.sql`));
    await mkdir(join(folder, 'meta'));
    await writeFile(join(folder, journalFile), JSON.stringify({ ...journal, entries }));
    await migrate(db, { migrationsFolder: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Migrates the schema and runs the other steps needed before serving; one process at a time. */
export async function migrateDatabase(
  connection: DatabaseConnection,
  prepare: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const guard = await connection.sql.reserve();
  try {
    await guard`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await migrate(connection.db, { migrationsFolder: MIGRATIONS_FOLDER });
    await prepare();
  } finally {
    await guard`select pg_advisory_unlock(${MIGRATION_LOCK})`;
    guard.release();
  }
}
