import { readdir, readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parseQuestion } from '../areas/evidence/index.ts';
import { createEmptyDatabase, type TestDatabase } from '../testing/test-database.ts';

const MIGRATIONS = new URL('../../../drizzle/', import.meta.url);
const SHA256 = '0e9'.padEnd(64, 'a');

let database: TestDatabase;
beforeAll(async () => {
  database = await createEmptyDatabase();
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql')).sort();
  const index = files.findIndex((file) => file.endsWith('_vault.sql'));
  expect(index).toBeGreaterThan(0);
  for (const file of files.slice(0, index)) await apply(file);
  await database.sql`insert into account (id, email, display_name, password_hash)
    values ('ann', 'ann@people.test', 'Ann', 'none')`;
  await database.sql`insert into evidence_item (id, sha256, file_name, mime_type, size_bytes, owner_id, created_at)
    values ('evidence-7h2k', ${SHA256}, 'My-Letter to [Bank] 日本.txt', 'text/plain', 1, 'ann', now())`;
  for (const file of files.slice(index)) await apply(file);
});
afterAll(() => database.close());

async function apply(file: string): Promise<void> {
  const text = await readFile(new URL(file, MIGRATIONS), 'utf8');
  await database.sql.begin(async (sql) => {
    for (const statement of text.split('--> statement-breakpoint')) await sql.unsafe(statement);
  });
}

test('evidence items from before the vault wait for their stamp and are found by their words', async () => {
  const leaves = await database.sql`select evidence_id, digest, batch_id from anchor_leaf`;
  expect([...leaves]).toEqual([{ evidence_id: 'evidence-7h2k', digest: SHA256, batch_id: null }]);
  const [kept] = await database.sql`
    select tsvector_to_array(words) as words, tsvector_to_array(named_words) as named from evidence_item`;
  const known = ['7h2k', SHA256, 'text', 'plain'];
  expect(kept?.words.toSorted()).toEqual(known.toSorted());
  const name = parseQuestion('My-Letter to [Bank] 日本.txt')?.words ?? [];
  expect(kept?.named.toSorted()).toEqual([...known, ...name].toSorted());
});
