import { SEARCH_KINDS } from '@fap/shared/search/contract.ts';
import { searchEverything } from '../src/areas/search/search-everything.ts';
import { SeededRandom } from '../src/platform/collab/testing/seeded-random.ts';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import { type Ctx, PLATFORM_ACTOR } from '../src/platform/write/context.ts';
import { benchContext, quantile } from './bench-context.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { fillSearched } from './search/fill-searched.ts';
import { SearchWords } from './search/search-words.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Searches a million rows (default): half of them pieces, the others indicators, people, evidence items and clusters. A quarter of the
 * questions is a word, one its beginning, one has a typing error, one has two words; each is made from a row, so that it finds something.
 * The product's search of an analyst, who sees most, takes turns with a plain `ilike '%…%'` over the same columns.
 * `node server/bench/search.ts [rows] [questions] [questions of the peer]`.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const QUESTIONS = Number(process.argv[3] ?? 1_000);
/** The peer reads everything each time, so that a thousand would take an hour. */
const PEER_QUESTIONS = Number(process.argv[4] ?? 100);
const WARM_UP = 40;
const TARGET_P99_MS = 30;
const LIMIT = 5;

// Configured like a server of this size: the tables and their indexes fit into memory.
await using postgres = await startThrowawayPostgres({ sharedBuffers: '2GB' });
// As many connections as a server has for calls.
const database = connectDatabase(postgres.url, { max: 8 });
try {
  await migrateDatabase(database);
  const words = new SearchWords(new SeededRandom(7));
  const startedAt = performance.now();
  await fillSearched(database, words, ROWS);
  console.error(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
  await run(words);
} finally {
  await database.close();
}

async function run(words: SearchWords): Promise<void> {
  const ctx: Ctx = {
    ...benchContext(database),
    actor: { ...PLATFORM_ACTOR, accountId: 'account-0', roles: ['member', 'analyst'], isPlatform: false },
  };
  const kinds = ['exact', 'prefix', 'typo', 'two words'] as const;
  const times = new Map<string, number[]>();
  const peer: number[] = [];
  let unfound = 0;
  for (let turn = -WARM_UP; turn < QUESTIONS; turn += 1) {
    const kind = kinds[(turn + WARM_UP) % kinds.length] ?? 'exact';
    const q = words.question(kind);
    const startedAt = performance.now();
    const groups = await searchEverything(ctx, { q, kinds: SEARCH_KINDS, limit: LIMIT });
    const tookMs = performance.now() - startedAt;
    if (turn < 0) continue;
    if (groups.length === 0) unfound += 1;
    times.set(kind, [...(times.get(kind) ?? []), tookMs]);
    if (turn % Math.ceil(QUESTIONS / PEER_QUESTIONS) === 0) peer.push(await askPeer(q));
  }
  console.log(describeMachine());
  console.log(`\n${ROWS.toLocaleString('en')} rows, ${QUESTIONS} questions, ${unfound} without a result\n`);
  console.log('| questions | median ms | p95 ms | p99 ms | worst ms |\n|---|---:|---:|---:|---:|');
  const all = [...times.values()].flat();
  for (const [name, taken] of [...times, ['all', all] as const, ["peer: ilike '%…%'", peer] as const])
    console.log(
      `| ${name} | ${[0.5, 0.95, 0.99, 1].map((share) => quantile(taken, share).toFixed(1)).join(' | ')} |`,
    );
  const p99 = quantile(all, 0.99);
  console.log(`\nTarget: p99 ≤ ${TARGET_P99_MS} ms: ${p99 <= TARGET_P99_MS ? 'met' : '**missed**'}`);
}

/** The same words anywhere in the same columns, without an index. */
async function askPeer(q: string): Promise<number> {
  const like = `%${q}%`;
  const startedAt = performance.now();
  const { sql } = database;
  await Promise.all([
    sql`select id from cluster where name || ' ' || description ilike ${like} limit ${LIMIT}`,
    sql`select id from contribution where content ilike ${like} order by created_at desc limit ${LIMIT}`,
    sql`select id from account where display_name ilike ${like} limit ${LIMIT}`,
    sql`select id from indicator where value ilike ${like} limit ${LIMIT}`,
    sql`select id from evidence_item where file_name ilike ${like} limit ${LIMIT}`,
  ]);
  return performance.now() - startedAt;
}
