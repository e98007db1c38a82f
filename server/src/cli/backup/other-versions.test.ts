import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EvidenceStore } from '../../platform/evidence-store/evidence-store.ts';
import { openEvidenceStore } from '../../platform/evidence-store/open-evidence-store.ts';
import { migrateDatabase, migrateDatabaseTo } from '../../platform/postgres/database.ts';
import { parseEnv } from '../../platform/runtime/env.ts';
import { startS3Server } from '../../testing/s3-server.ts';
import { createEmptyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findNewestMigration } from './describe-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const JOURNAL = new URL('../../../../drizzle/meta/_journal.json', import.meta.url);
const { entries } = JSON.parse(await readFile(JOURNAL, 'utf8')) as {
  entries: { tag: string; when: number }[];
};
const newest = entries.at(-1)?.when;
/** Versions from the first with evidence items on. */
const OLDER = entries.slice(2, -1);
/**
 * Restored is each third version, with the newest of the older ones: what a restore could not bear (a table, a column, a row) is still there
 * in the next versions, and each restore runs all migrations. Migrating forward from it costs as much again, so each fifth of those does it.
 */
const RESTORED_EACH = 3;
const FORWARD_EACH = 15;

// Two databases each, on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const undo: (() => Promise<unknown>)[] = [];
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fap-versions-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
});
afterEach(async () => {
  for (let last = undo.pop(); last; last = undo.pop()) await last();
});

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createEmptyDatabase();
  undo.push(() => database.close());
  return database;
}

const openFolder = (name: string): Promise<EvidenceStore> =>
  openEvidenceStore(parseEnv({ DATA_DIR: join(folder, name) }));

/** Adds an account of that age and its evidence item; gives the hash of the original. */
async function inhabit({ sql }: TestDatabase, store: EvidenceStore, age = 0): Promise<string> {
  const [id, item] = [`ann-${age}`, `exhibit-${age}`];
  await sql`insert into account (id, email, display_name, password_hash)
    values (${id}, ${`${id}@people.test`}, 'Ann', 'none')`;
  const file = await store.receive(Readable.from([randomBytes(2_000)]), 10_000);
  await file.keep();
  await sql`insert into evidence_item (id, owner_id, file_name, mime_type, size_bytes, sha256, created_at)
    values (${item}, ${id}, 'note.txt', 'text/plain', 2000, ${file.sha256}, now())`;
  return file.sha256;
}

/** Expects one account and one evidence item for each hash, and the originals. */
async function expectInhabitants(
  { sql }: TestDatabase,
  store: EvidenceStore,
  hashes: readonly string[],
): Promise<void> {
  const items = await sql<{ sha256: string }[]>`
    select sha256 from evidence_item join account on account.id = owner_id where display_name = 'Ann'`;
  expect(items.map(({ sha256 }) => sha256).sort()).toEqual([...hashes].sort());
  for (const hash of hashes) {
    const bytes = await buffer((await store.read(hash)).stream);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
  }
}

describe('a backup of each older version', () => {
  /** One installation that grows old: at each version somebody joins it, so that it has rows of every age. */
  let living: TestDatabase;
  let home: string;
  const hashes = new Map<string, string>();
  beforeAll(async () => {
    living = await createEmptyDatabase();
    home = await mkdtemp(join(tmpdir(), 'fap-versions-home-'));
  });
  afterAll(async () => {
    await living.close();
    await rm(home, { recursive: true, force: true });
  });
  const openHome = () => openEvidenceStore(parseEnv({ DATA_DIR: home }));

  const versions = OLDER.map((entry, age) => {
    const younger = OLDER.length - 1 - age;
    const [isRestored, goesForward] = [younger % RESTORED_EACH === 0, younger % FORWARD_EACH === 0];
    const then = goesForward ? ', restored and migrated forward' : isRestored ? ' and restored' : '';
    return { ...entry, age, isRestored, goesForward, what: `is written${then}` };
  });
  test.each(versions)(
    'of the one that ended with $tag $what',
    async ({ tag, when, age, isRestored, goesForward }) => {
      const store = await openHome();
      await migrateDatabaseTo(living, when);
      if (!hashes.has(tag)) hashes.set(tag, await inhabit(living, store, age));
      const file = join(folder, 'all.zip');
      const written = await writeBackup(living.sql, store, file);
      expect(written).toMatchObject({ migration: when, originals: hashes.size, missing: [] });
      if (!isRestored) return;

      const after = await emptyDatabase();
      await restoreBackup(after, () => openFolder('after'), file);
      expect(await findNewestMigration(after.sql)).toBe(when);
      const restored = await openFolder('after');
      await expectInhabitants(after, restored, [...hashes.values()]);
      // Migrated forward as by the next start. What was restored is what lives on, so a few ages stand for all.
      if (!goesForward) return;
      await migrateDatabase(after);
      expect(await findNewestMigration(after.sql)).toBe(newest);
      await expectInhabitants(after, restored, [...hashes.values()]);
    },
  );

  test('and what lived through all of them is whole in the newest', async () => {
    await migrateDatabase(living);
    expect(await findNewestMigration(living.sql)).toBe(newest);
    expect(hashes.size).toBeGreaterThan(0);
    await expectInhabitants(living, await openHome(), [...hashes.values()]);
  });
});

test('a backup of an unknown version is refused with one sentence, and leaves the database empty', async () => {
  const [before, after] = [await emptyDatabase(), await emptyDatabase()];
  await migrateDatabase(before);
  await before.sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 4102444800000)`;
  const file = join(folder, 'all.zip');
  await writeBackup(before.sql, await openFolder('before'), file);
  await expect(restoreBackup(after, () => openFolder('after'), file)).rejects.toThrow(
    'This backup was made by another version of the platform, which is not known here',
  );
  expect(await after.sql`select 1 from pg_tables where schemaname = 'public'`).toEqual([]);
});

test('originals of an S3-compatible store are backed up and restored into another one; a missing one is named', async () => {
  process.env.AWS_ACCESS_KEY_ID = 'a-key';
  process.env.AWS_SECRET_ACCESS_KEY = 'a-secret';
  const open = async (bucket: string) => {
    const s3 = await startS3Server(bucket);
    undo.push(() => s3.stop());
    const variables = { DATA_DIR: join(folder, bucket), S3_BUCKET: bucket, S3_ENDPOINT: s3.url };
    return { s3, store: await openEvidenceStore(parseEnv(variables)) };
  };
  const [here, there] = [await open('here'), await open('there')];
  const [before, after] = [await emptyDatabase(), await emptyDatabase()];
  await migrateDatabase(before);
  const sha256 = await inhabit(before, here.store);
  const file = join(folder, 'all.zip');
  expect(await writeBackup(before.sql, here.store, file)).toMatchObject({ originals: 1, missing: [] });

  await restoreBackup(after, () => Promise.resolve(there.store), file);
  expect(await findNewestMigration(after.sql)).toBe(newest);
  await expectInhabitants(after, there.store, [sha256]);

  here.s3.objects.clear();
  const second = await writeBackup(before.sql, here.store, join(folder, 'second.zip'));
  expect(second).toMatchObject({ originals: 0, missing: [sha256] });
});
