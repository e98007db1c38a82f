import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

/** Fills a database of an older version with an account and its evidence item. */
async function inhabit({ sql }: TestDatabase, store: EvidenceStore): Promise<string> {
  await sql`insert into account (id, email, display_name, password_hash)
    values ('ann', 'ann@people.test', 'Ann', 'none')`;
  const file = await store.receive(Readable.from([randomBytes(2_000)]), 10_000);
  await file.keep();
  await sql`insert into evidence_item (id, owner_id, file_name, mime_type, size_bytes, sha256, created_at)
    values ('exhibit', 'ann', 'note.txt', 'text/plain', 2000, ${file.sha256}, now())`;
  return file.sha256;
}

async function expectRestored({ sql }: TestDatabase, store: EvidenceStore, sha256: string): Promise<void> {
  expect(await findNewestMigration(sql)).toBe(newest);
  expect(await sql`select id, display_name from account`).toEqual([{ id: 'ann', display_name: 'Ann' }]);
  expect(await sql`select sha256 from evidence_item`).toEqual([{ sha256 }]);
  const bytes = await buffer((await store.read(sha256)).stream);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
}

test.each(OLDER)(
  'a backup of the version that ended with $tag is restored, and migrated forward',
  async ({ when }) => {
    const [before, after] = [await emptyDatabase(), await emptyDatabase()];
    await migrateDatabaseTo(before, when);
    const sha256 = await inhabit(before, await openFolder('before'));
    const file = join(folder, 'all.zip');
    const written = await writeBackup(before.sql, await openFolder('before'), file);
    expect(written).toMatchObject({ migration: when, originals: 1, missing: [] });

    await restoreBackup(after, () => openFolder('after'), file);
    expect(await findNewestMigration(after.sql)).toBe(when);
    // As the next start does before it serves requests.
    await migrateDatabase(after);
    await expectRestored(after, await openFolder('after'), sha256);
  },
);

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
  await expectRestored(after, there.store, sha256);

  here.s3.objects.clear();
  const second = await writeBackup(before.sql, here.store, join(folder, 'second.zip'));
  expect(second).toMatchObject({ originals: 0, missing: [sha256] });
});
