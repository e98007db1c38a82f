import { readdir, readFile } from 'node:fs/promises';
import type { IndicatorType } from '@fap/shared/indicators/indicator-types.ts';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { indicatorId } from '../areas/indicators/indicator-id.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';
import { indicator, indicatorMention } from './schema/indicators.ts';

const MIGRATIONS = new URL('../../../drizzle/', import.meta.url);
const INDEX = /_indicator_index\.sql$/u;

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  const before = files.slice(
    0,
    files.findIndex((file) => INDEX.test(file)),
  );
  expect(before.length).toBeGreaterThan(2);
  for (const file of before) await apply(file);
  await insertOldRows();
  for (const file of files.slice(before.length)) await apply(file);
});
afterAll(() => database.close());

async function apply(file: string): Promise<void> {
  const text = await readFile(new URL(file, MIGRATIONS), 'utf8');
  await database.sql.begin(async (sql) => {
    for (const statement of text.split('--> statement-breakpoint')) await sql.unsafe(statement);
  });
}

/** Inserts two accounts, three reports in two clusters, and a warning, as they were before the index. */
async function insertOldRows(): Promise<void> {
  const { sql } = database;
  const at = (minute: number) => `2026-03-02T09:0${minute}:00.000Z`;
  for (const name of ['ann', 'bob']) {
    await sql`insert into account (id, email, display_name, password_hash, roles, created_at)
      values (${name}, ${`${name}@people.test`}, ${name}, 'none', '{}', ${at(0)})`;
  }
  for (const id of ['one', 'two']) {
    await sql`insert into cluster (id, name, scam_type, description, cluster_chain_id, manifest, created_by, created_at, last_activity_at)
      values (${id}, ${id}, 'other', 'none', ${id}, '{}', 'ann', ${at(0)}, ${at(0)})`;
  }
  const reports = [
    ['r1', 'one', 'ann', 1],
    ['r2', 'one', 'bob', 2],
    ['r3', 'two', 'ann', 3],
  ] as const;
  for (const [id, clusterId, reporterId, minute] of reports) {
    await sql`insert into report (id, cluster_id, reporter_id, scam_name, scam_type, description, contact_method, date_occurred,
        amount_involved, scam_personas, evidence_text, consent_vault, match, minhash, minhash_bands, created_at)
      values (${id}, ${clusterId}, ${reporterId}, 'a', 'other', 'b', 'email', '2026-02-01', '', '', '', true, '{}', '{}', '{}', ${at(minute)})`;
  }
  const mentions = [
    ['domain', 'bank.example', 'r1', 'one', 3],
    ['domain', 'bank.example', 'r2', 'one', 1],
    ['domain', 'bank.example', 'r3', 'two', 1],
    ['url', 'https://bank.example/ü', 'r3', 'two', 1],
    ['phone', '+12025550143', 'r1', 'one', 2],
    ['email', 'ann@people.test', 'r1', 'one', 1],
    ['email', 'ann@people.test', 'r2', 'one', 1],
  ] as const;
  for (const [type, value, reportId, clusterId, count] of mentions) {
    await sql`insert into indicator_mention (type, value, report_id, cluster_id, mentions)
      values (${type}, ${value}, ${reportId}, ${clusterId}, ${count})`;
  }
  const named = JSON.stringify([
    { type: 'domain', value: 'bank.example' },
    { type: 'domain', value: 'bank.example' },
    { type: 'domain', value: 'only-warned-of.example' },
  ]);
  await sql`insert into harvest_entry (id, content_hash, title, summary, created_at, indicators, minhash, minhash_bands)
    values ('e1', 'hash', 'a', 'b', ${at(4)}, ${sql.unsafe(`'${named}'::jsonb`)}, '{}', '{}')`;
}

const rowOf = async (type: IndicatorType, value: string) => {
  const [row] = await database.sql`select * from indicator where id = ${indicatorId({ type, value })}`;
  return row ?? null;
};

test('indicators of existing reports are in the index, with exact counts under the computed ids', async () => {
  expect(await rowOf('domain', 'bank.example')).toMatchObject({
    value: 'bank.example',
    mentions: 4,
    reports: 3,
    reporters: 2,
    clusters: 2,
    refutations: 0,
    state: 'confirmed',
    decision: null,
    first_seen_at: '2026-03-02 09:01:00+00',
    last_seen_at: '2026-03-02 09:04:00+00',
  });
  expect(await rowOf('url', 'https://bank.example/ü')).toMatchObject({ reports: 1, state: 'mentioned' });
  expect(await rowOf('phone', '+12025550143')).toMatchObject({ mentions: 1, reports: 1, clusters: 1 });
});

test('indicators of warnings are in it, without a report', async () => {
  expect(await rowOf('domain', 'only-warned-of.example')).toMatchObject({
    mentions: 1,
    reports: 0,
    reporters: 0,
    clusters: 0,
    state: 'mentioned',
  });
});

test('a reporter’s own e-mail address is left out, except where others name it', async () => {
  const mentions = await database.sql`
    select source_id from indicator_mention where indicator_id = ${indicatorId({ type: 'email', value: 'ann@people.test' })}`;
  expect(mentions.map((row) => row.source_id)).toEqual(['r2']);
});

test('the old table is gone', async () => {
  const tables = await database.sql`select tablename from pg_tables where tablename like '%mention%'`;
  expect(tables.map((row) => row.tablename)).toEqual(['indicator_mention']);
});

test.each([indicator, indicatorMention])(
  'the hand-written SQL makes the table of the schema: %#',
  async (table) => {
    const known = getTableConfig(table);
    const columns = await database.sql`
    select attname as name, format_type(atttypid, atttypmod) as type, attnotnull as "notNull" from pg_attribute
    where attrelid = ${known.name}::regclass and attnum > 0 and not attisdropped`;
    expect(sorted(columns.map((column) => `${column.name} ${column.type} ${column.notNull}`))).toEqual(
      sorted(
        known.columns.map((column) => `${column.name} ${typeOf(column.getSQLType())} ${column.notNull}`),
      ),
    );
    const indexes = await database.sql`
    select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
    where indrelid = ${known.name}::regclass and not indisprimary`;
    expect(sorted(indexes.map(({ name }) => name))).toEqual(
      sorted(known.indexes.map(({ config }) => config.name ?? '')),
    );
    const constraints = await database.sql`
    select conname as name from pg_constraint where conrelid = ${known.name}::regclass and contype in ('c', 'f')`;
    expect(sorted(constraints.map(({ name }) => name))).toEqual(
      sorted([...known.checks.map(({ name }) => name), ...known.foreignKeys.map((key) => key.getName())]),
    );
  },
);

const sorted = (names: readonly string[]) => names.toSorted();
/** PostgreSQL's spelling of a type. */
const typeOf = (type: string) => type.replace('timestamp (3)', 'timestamp(3)');
