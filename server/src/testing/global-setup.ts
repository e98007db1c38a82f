import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PgBoss } from 'pg-boss';
import type { TestProject } from 'vitest/node';
import { connectDatabase, migrateDatabase } from '../platform/postgres/database.ts';
import { startEmbeddedPostgres } from '../platform/postgres/embedded.ts';
import { socketOf } from '../platform/postgres/local-sockets.ts';
import { databaseUrlFor } from './test-database.ts';
import { makeTestFolder } from './test-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A database of the test server for scratch schemas. */
    scratchUrl: string;
    /** The folder of that server's socket; null when it is another's. */
    socketFolder: string | null;
    /** A migrated database that is copied for each test file; no test connects to it. */
    templateName: string;
  }
}

/** Starts one disposable PostgreSQL for the whole run (or uses TEST_DATABASE_URL), with a migrated template. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const folder = await makeTestFolder();
  const embedded = given ? null : await startEmbeddedPostgres({ folder, isDisposable: true });
  const scratchUrl = given ?? embedded?.url ?? '';
  const templateName = `fap_template_${process.pid}`;
  await withAdmin(scratchUrl, `create database ${templateName}`);
  await prepareTemplate(databaseUrlFor(scratchUrl, templateName));
  project.provide('scratchUrl', scratchUrl);
  const socket = socketOf(scratchUrl);
  project.provide('socketFolder', socket ? dirname(socket) : null);
  project.provide('templateName', templateName);
  return async () => {
    if (given) await withAdmin(scratchUrl, `drop database if exists ${templateName}`);
    await embedded?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function withAdmin(url: string, statement: string): Promise<void> {
  const admin = connectDatabase(url, { max: 1 });
  await admin.sql.unsafe(statement);
  await admin.close();
}

async function prepareTemplate(url: string): Promise<void> {
  const connection = connectDatabase(url, { max: 2 });
  await migrateDatabase(connection);
  await connection.close();
  // The job queue's schema is in the template too: creating it for each file would take longer than the tests.
  const boss = new PgBoss({ connectionString: url, max: 1, schema: 'pgboss' });
  await boss.start();
  await boss.stop({ graceful: false, close: true });
}
