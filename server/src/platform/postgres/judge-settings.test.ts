import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres, { type Sql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from './embedded.ts';
import { judgeSettings } from './judge-settings.ts';
import type { EmbeddedPostgres } from './supervise-embedded.ts';
import { readWalTimes } from './wal-times.ts';

let folder: string;
let server: EmbeddedPostgres;
let sql: Sql;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fap-settings-'));
  server = await startEmbeddedPostgres({ folder });
  sql = postgres(server.url, { max: 1, onnotice: () => {} });
}, 60_000);

afterAll(async () => {
  await sql.end({ timeout: 5 });
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the embedded server needs no advice', async () => {
  expect(await judgeSettings(sql)).toEqual([]);
});

test('each setting that costs time or safety is named, with its value', async () => {
  const external = await startEmbeddedPostgres({
    folder: join(folder, 'external'),
    settings: {
      max_wal_size: '1GB',
      checkpoint_timeout: '5min',
      wal_compression: 'off',
      fsync: 'off',
      synchronous_commit: 'off',
    },
  });
  const other = postgres(external.url, { max: 1, onnotice: () => {} });
  try {
    const found = await judgeSettings(other);
    expect(found.map(({ setting, value }) => `${setting} ${value}`)).toEqual([
      'fsync off',
      'synchronous_commit off',
      'max_wal_size 1024MB',
      'checkpoint_timeout 300s',
      'wal_compression off',
    ]);
  } finally {
    await other.end({ timeout: 5 });
    await external.stop();
  }
}, 60_000);

test('the write-ahead log counts its writes and how long the disk took', async () => {
  await sql`create table kept (text text)`;
  const before = await readWalTimes(sql);
  for (let row = 0; row < 20; row += 1) await sql`insert into kept values ('a')`;
  await sql`select pg_stat_force_next_flush()`;
  const after = await readWalTimes(sql);
  expect(after.syncs - before.syncs).toBeGreaterThanOrEqual(20);
  expect(after.syncMs).toBeGreaterThan(before.syncMs);
  expect(after.writes).toBeGreaterThan(before.writes);
});
