import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../platform/postgres/database.ts';

export interface TestDatabase extends DatabaseConnection {
  url: string;
}

let opened: Promise<TestDatabase> | null = null;

/** The database of this test file: a copy of the migrated template, made on first use. */
export function testDatabase(): Promise<TestDatabase> {
  opened ??= createTestDatabase();
  return opened;
}

/** Drops this file's database, if it was made. */
export async function dropTestDatabase(): Promise<void> {
  if (!opened) return;
  const { url, close } = await opened;
  opened = null;
  await close();
  await asAdmin(`drop database if exists ${new URL(url).pathname.slice(1)} with (force)`);
}

/** Makes a further database, for a test that must not share one; it is dropped with the server at the end of the run. */
export function createTestDatabase(): Promise<TestDatabase> {
  // As files: page by page through the log takes twice as long.
  return createDatabase(`template ${inject('templateName')} strategy file_copy`);
}

/** Makes a database without tables, for tests of migrations. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template template0');
}

async function createDatabase(like: string): Promise<TestDatabase> {
  const name = `fap_${process.pid}_${randomBytes(4).toString('hex')}`;
  await asAdmin(`create database ${name} ${like}`);
  const url = databaseUrlFor(inject('scratchUrl'), name);
  return { url, ...connectDatabase(url, { max: 12 }) };
}

/** The URL of another database of the same server. */
export function databaseUrlFor(url: string, name: string): string {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.href;
}

async function asAdmin(statement: string): Promise<void> {
  const admin = connectDatabase(inject('scratchUrl'), { max: 1 });
  try {
    await admin.sql.unsafe(statement);
  } finally {
    await admin.close();
  }
}
