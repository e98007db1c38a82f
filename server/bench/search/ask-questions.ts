import { SEARCH_KINDS } from '@fap/shared/search/contract.ts';
import { searchEverything } from '../../src/areas/search/search-everything.ts';
import type { DatabaseConnection } from '../../src/platform/postgres/database.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../src/platform/write/context.ts';
import { benchContext, quantile } from '../bench-context.ts';
import { describeMachine } from '../live/machine/describe-machine.ts';
import { SHARES } from './fill-searched.ts';
import { QUESTION_KINDS, type SearchWords } from './search-words.ts';

const WARM_UP = 40;
const TARGET_P99_MS = 30;
const LIMIT = 5;

/** How much is asked of a filled database. */
export interface Questions {
  rows: number;
  questions: number;
  /** Questions that the peer is asked, too. */
  ofPeer: number;
}

/** Asks the product's search as an analyst, in turns with its peer, and prints how long it took. */
export async function askQuestions(
  database: DatabaseConnection,
  words: SearchWords,
  { rows, questions, ofPeer }: Questions,
): Promise<void> {
  const ctx: Ctx = {
    ...benchContext(database),
    actor: { ...PLATFORM_ACTOR, accountId: 'account-0', roles: ['member', 'analyst'], isPlatform: false },
  };
  const evidenceItems = Math.round(rows * SHARES.evidence);
  const times = new Map<string, number[]>();
  const peer: number[] = [];
  let unfound = 0;
  for (let turn = -WARM_UP; turn < questions; turn += 1) {
    const kind = QUESTION_KINDS[(turn + WARM_UP) % QUESTION_KINDS.length] ?? 'exact';
    const q = words.question(kind, evidenceItems);
    const startedAt = performance.now();
    const groups = await searchEverything(ctx, { q, kinds: SEARCH_KINDS, limit: LIMIT });
    const tookMs = performance.now() - startedAt;
    if (turn < 0) continue;
    if (groups.length === 0) unfound += 1;
    times.set(kind, [...(times.get(kind) ?? []), tookMs]);
    if (turn % Math.ceil(questions / ofPeer) === 0) peer.push(await askPeer(database, q));
  }
  console.log(describeMachine());
  console.log(`\n${rows.toLocaleString('en')} rows, ${questions} questions, ${unfound} without a result\n`);
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
async function askPeer({ sql }: DatabaseConnection, q: string): Promise<number> {
  const like = `%${q}%`;
  const startedAt = performance.now();
  await Promise.all([
    sql`select id from cluster where name || ' ' || description ilike ${like} limit ${LIMIT}`,
    sql`select id from contribution where content ilike ${like} order by created_at desc limit ${LIMIT}`,
    sql`select id from account where display_name ilike ${like} limit ${LIMIT}`,
    sql`select id from indicator where value ilike ${like} limit ${LIMIT}`,
    sql`select id from comment where text ilike ${like} order by created_at desc limit ${LIMIT}`,
    sql`select id from evidence_item where file_name || sha256 ilike ${like} limit ${LIMIT}`,
  ]);
  return performance.now() - startedAt;
}
