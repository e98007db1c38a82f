import type { Indicator } from '@fap/shared/indicators/indicator-types.ts';
import { lookupIndicators } from '../src/areas/indicators/index.ts';
import { SeededRandom } from '../src/platform/collab/testing/seeded-random.ts';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import type { Ctx } from '../src/platform/write/context.ts';
import { benchContext, quantile } from './bench-context.ts';
import { fillIndex } from './fill-index.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Measures a look-up of 50 indicators, half of them unknown, in an index of a million (default) with as many mentions. The
 * product's look-up alternates with 50 single look-ups in sequence and with one `= any(text[])` on a table with a unique
 * index on the text. `node server/bench/indicator-index.ts [rows] [rounds]`.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = Number(process.argv[3] ?? 1_000);
const WARM_UP_ROUNDS = 50;
const ASKED = 50;
const TARGET_P99_MS = 5;

await using postgres = await startThrowawayPostgres();
const database = connectDatabase(postgres.url, { max: 2 });
try {
  await migrateDatabase(database);
  await fill();
  await run();
} finally {
  await database.close();
}

type AskedIndicator = Pick<Indicator, 'type' | 'value'>;
type LookUp = (asked: readonly AskedIndicator[]) => Promise<number>;

async function run(): Promise<void> {
  const ctx = benchContext(database);
  const ways: readonly (readonly [string, LookUp])[] = [
    ['lookupIndicators', async (asked) => (await lookupIndicators(ctx, asked)).size],
    ['50 single look-ups, one after the other', (asked) => lookUpOneByOne(ctx, asked)],
    ['one `= any(text[])`, unique index on the text', lookUpByText],
  ];
  const times = new Map(ways.map(([name]) => [name, [] as number[]]));
  const random = new SeededRandom(7);
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const asked = makeQuestion(random);
    // The order rotates, so that garbage collection does not always hit the same way.
    for (let turn = 0; turn < ways.length; turn += 1) {
      const [name, lookUp] = ways[(round + WARM_UP_ROUNDS + turn) % ways.length] ?? [];
      if (!name || !lookUp) throw new Error('there is no such way');
      const startedAt = performance.now();
      const found = await lookUp(asked);
      const tookMs = performance.now() - startedAt;
      if (found !== ASKED / 2) throw new Error(`${name} found ${found} of ${ASKED / 2}`);
      if (round >= 0) times.get(name)?.push(tookMs);
    }
  }
  console.log(describeMachine());
  console.log(
    `\n${ROWS.toLocaleString('en')} indicators, ${ROUNDS} look-ups of ${ASKED}, half of them unknown\n`,
  );
  console.log('| way | p50 ms | p99 ms | worst ms |\n|---|---:|---:|---:|');
  for (const [name, taken] of times) {
    console.log(`| ${name} | ${at(taken, 0.5)} | ${at(taken, 0.99)} | ${at(taken, 1)} |`);
  }
  const p99 = Number(at(times.get('lookupIndicators') ?? [], 0.99));
  console.log(
    `\nTarget: p99 of lookupIndicators ≤ ${TARGET_P99_MS} ms: ${p99 <= TARGET_P99_MS ? 'met' : '**missed**'}`,
  );
}

/** A shuffled question: half existing indicators, half unknown ones. */
function makeQuestion(random: SeededRandom): AskedIndicator[] {
  const known = new Set<number>();
  while (known.size < ASKED / 2) known.add(1 + random.below(ROWS));
  return [...known].flatMap((row) => [
    { type: 'domain' as const, value: `site-${row}.example` },
    { type: 'domain' as const, value: `unknown-${row}.example` },
  ]);
}

async function lookUpOneByOne(ctx: Ctx, asked: readonly AskedIndicator[]): Promise<number> {
  let found = 0;
  for (const one of asked) found += (await lookupIndicators(ctx, [one])).size;
  return found;
}

async function lookUpByText(asked: readonly AskedIndicator[]): Promise<number> {
  const names = asked.map(({ type, value }) => `${type} ${value}`);
  const rows = await database.sql`select * from peer_indicator where name = any(${names}::text[])`;
  return rows.length;
}

/** Fills the index, and the peer's table. */
async function fill(): Promise<void> {
  const { sql } = database;
  const startedAt = performance.now();
  await fillIndex(sql, ROWS);
  await sql`create table peer_indicator as
    select type || ' ' || value as name, mentions, reports, reporters, clusters, state, first_seen_at, last_seen_at from indicator`;
  await sql`create unique index on peer_indicator (name)`;
  await sql`vacuum analyze`;
  const [counts] =
    await sql`select (select count(*) from indicator) as rows, (select count(*) from indicator_mention) as mentions`;
  console.error(
    `filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s: ${JSON.stringify(counts)}`,
  );
}

function at(values: readonly number[], share: number): string {
  return quantile(values, share).toFixed(2);
}
