import type { DatabaseConnection } from '../../src/platform/postgres/database.ts';
import type { SearchWords } from './search-words.ts';

const PER_INSERT = 5_000;
/** Share of each kind. */
export const SHARES = {
  contribution: 0.45,
  comment: 0.05,
  indicator: 0.2,
  account: 0.1,
  evidence: 0.15,
  cluster: 0.05,
};

/** Fills in so many rows in all with the indexes of the search, and vacuums. */
export async function fillSearched(
  database: DatabaseConnection,
  words: SearchWords,
  rows: number,
): Promise<void> {
  const { sql } = database;
  // Making a whole index takes a fraction of what adding its entries one by one does.
  const indexes = await sql<
    { name: string; definition: string }[]
  >`select indexname as name, indexdef as definition from pg_indexes
    where indexdef like '%USING gin%' and (indexdef like '%search_words(%' or tablename = 'evidence_item')`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  await fillTables(database, words, rows);
  for (const { definition } of indexes)
    await sql.begin(async (tx) => {
      await tx`set local maintenance_work_mem = '1GB'`;
      await tx.unsafe(definition);
    });
  await sql`vacuum analyze`;
}

async function fillTables({ sql }: DatabaseConnection, words: SearchWords, rows: number): Promise<void> {
  const accounts = Math.round(rows * SHARES.account);
  const clusters = Math.round(rows * SHARES.cluster);
  await inParts(
    accounts,
    () => `${capital(words.word())} ${capital(words.word())}`,
    (from, names) =>
      sql`insert into account (id, email, display_name, password_hash)
      select 'account-' || n, n || '@people.test', name, 'none'
      from unnest(${names}::text[]) with ordinality as made(name, at), lateral (select ${from}::int + at - 1 as n) as numbered`,
  );
  await inParts(
    clusters,
    () => `${words.sentence(4)}|${words.sentence(15)}`,
    (from, texts) =>
      sql`insert into cluster (id, name, scam_type, description, cluster_chain_id, manifest, created_by, created_at, last_activity_at)
      select 'cluster-' || n, split_part(made.text, '|', 1), 'other', split_part(made.text, '|', 2), 'chain-' || n, '{}', 'account-0',
        now(), now() - n * interval '1 second'
      from unnest(${texts}::text[]) with ordinality as made(text, at), lateral (select ${from}::int + at - 1 as n) as numbered`,
  );
  await inParts(
    Math.round(rows * SHARES.contribution),
    () => words.sentence(16),
    (from, texts) =>
      sql`insert into contribution (id, cluster_id, layer, author_id, content, type, confidence, origin, hash, created_at)
      select 'piece-' || n, 'cluster-' || n % ${clusters}::int, 1 + n % 14, 'account-' || n % ${accounts}::int, made.text, 'text', 50,
        'agent', '', now() - n * interval '1 second'
      from unnest(${texts}::text[]) with ordinality as made(text, at), lateral (select ${from}::int + at - 1 as n) as numbered`,
  );
  await inParts(
    Math.round(rows * SHARES.comment),
    () => words.sentence(20),
    (from, texts) =>
      sql`insert into comment (id, cluster_id, target_kind, target_id, author_id, text, created_at)
      select 'comment-' || n, 'cluster-' || n % ${clusters}::int, 'layer', (1 + n % 14)::text, 'account-' || n % ${accounts}::int,
        made.text, now() - n * interval '1 second'
      from unnest(${texts}::text[]) with ordinality as made(text, at), lateral (select ${from}::int + at - 1 as n) as numbered`,
  );
  await inParts(
    Math.round(rows * SHARES.indicator),
    () => `${words.word()}-${words.word()}.example`,
    (from, values) =>
      sql`insert into indicator (id, type, value, mentions, first_seen_at, last_seen_at)
      select gen_random_uuid(), 'domain', value, 1, now() - n * interval '1 second', now()
      from unnest(${values}::text[]) with ordinality as made(value, at), lateral (select ${from}::int + at - 1 as n) as numbered`,
  );
  await inParts(
    Math.round(rows * SHARES.evidence),
    () => `${words.word()} ${words.word()}.pdf`,
    (from, names) =>
      sql`insert into evidence_item (id, sha256, file_name, mime_type, size_bytes, owner_id, cluster_id, state, words, named_words, created_at)
      select 'evidence-' || n, md5(n::text), name, 'application/pdf', 1, 'account-' || n % ${accounts}::int, 'cluster-' || n % ${clusters}::int,
        'read', array_to_tsvector(array[n::text, md5(n::text), 'application', 'pdf']),
        array_to_tsvector(array[n::text, md5(n::text), 'application', 'pdf'] || search_words(name)), now() - n * interval '1 second'
      from unnest(${names}::text[]) with ordinality as made(name, at), lateral (select ${from}::int + at - 1 as n) as numbered`,
  );
}

async function inParts(
  count: number,
  make: () => string,
  insert: (from: number, made: string[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < count; from += PER_INSERT)
    await insert(from, Array.from({ length: Math.min(PER_INSERT, count - from) }, make));
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
