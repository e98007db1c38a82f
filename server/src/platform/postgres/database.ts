import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type PostgresJsDatabase } from 'drizzle-orm/postgres-js';
import { migrate } from 'drizzle-orm/postgres-js/migrator';
import postgres, { type Sql } from 'postgres';
import { ConfigurationError } from '../runtime/env.ts';

export type Database = PostgresJsDatabase;
/** The database inside a transaction. */
export type TransactionDatabase = Parameters<Parameters<Database['transaction']>[0]>[0];

const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../../drizzle', import.meta.url));
const POOL_SIZE = 20;
const LONGEST_PAUSE_SECONDS = 0.5;
const MIGRATION_LOCK = 7_205_061;

export interface DatabaseConnection {
  db: Database;
  sql: Sql;
  close(): Promise<void>;
}

/** Opens a pool; connections are made lazily and again after PostgreSQL restarts. */
export function connectDatabase(url: string, options: { max?: number } = {}): DatabaseConnection {
  const sql = postgres(url, {
    max: options.max ?? POOL_SIZE,
    connect_timeout: 10,
    idle_timeout: 120,
    // Seconds between reconnects; the driver's own backoff grows to twenty.
    backoff: (attempt: number) => Math.min(0.01 * 2 ** attempt, LONGEST_PAUSE_SECONDS),
    onnotice: () => {},
    connection: { application_name: 'forensic-anti-fraud-platform' },
  });
  return { db: drizzle(sql), sql, close: () => sql.end({ timeout: 3 }) };
}

/** Migrates up to the given migration (drizzle's timestamp of it) and no further; for restoring a backup. */
export async function migrateDatabaseTo(
  { db }: Pick<DatabaseConnection, 'db'>,
  newest: number,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'fap-migrations-'));
  try {
    await cp(MIGRATIONS_FOLDER, folder, { recursive: true });
    const path = join(folder, 'meta', '_journal.json');
    const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] };
    if (!journal.entries.some(({ when }) => when === newest))
      throw new ConfigurationError(
        'This backup was made by another version of the platform, which is not known here',
      );
    const entries = journal.entries.filter(({ when }) => when <= newest);
    await writeFile(path, JSON.stringify({ ...journal, entries }));
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
