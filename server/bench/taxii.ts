import { parseTaxiiQuery } from '@fap/shared/partners/taxii-query.ts';
import { refreshShared } from '../src/areas/partners/sharing/refresh-shared.ts';
import { readObjects } from '../src/areas/partners/taxii/read-objects.ts';
import { SeededRandom } from '../src/platform/collab/testing/seeded-random.ts';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import { benchContext, quantile } from './bench-context.ts';
import { fillIndex } from './fill-index.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Measures a page of a TAXII collection at a million confirmed indicators (default), anywhere in it, beside the bare rows of the same page
 * without asking for consents; and how long the collections take to be filled. `node server/bench/taxii.ts [rows] [rounds]`.
 */
const ROWS = Number(process.argv[2] ?? 1_000_000);
const ROUNDS = Number(process.argv[3] ?? 300);
const WARM_UP_ROUNDS = 30;
const SIZES = [100, 1_000];

await using postgres = await startThrowawayPostgres();
const database = connectDatabase(postgres.url, { max: 2 });
const { sql } = database;
const ctx = benchContext(database);
try {
  await migrateDatabase(database);
  await fillIndex(sql, ROWS);
  await sql`update indicator set state = 'confirmed'`;
  await sql`update report set consent_law = true`;
  await sql`vacuum analyze`;
  const startedAt = performance.now();
  await refreshShared(ctx);
  const filledMs = performance.now() - startedAt;
  await sql`vacuum analyze`;
  const againAt = performance.now();
  await refreshShared(ctx);
  const againMs = performance.now() - againAt;
  console.log(
    `${describeMachine()}\n\n${ROWS.toLocaleString('en')} objects, filled in ${seconds(filledMs)} s, checked again in ${seconds(againMs)} s.\n`,
  );
  console.log('| page | p50 ms | p99 ms |\n|---|---:|---:|');
  for (const size of SIZES) await measurePages(size);
} finally {
  await database.close();
}

async function measurePages(size: number): Promise<void> {
  const random = new SeededRandom(7);
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
    const after = await timeAt(random.below(ROWS - size));
    const read = async () => {
      const query = parseTaxiiQuery({ limit: String(size), added_after: after });
      return (await readObjects(ctx, 'authority', query)).rows.length;
    };
    const readBare = async () =>
      (
        await sql`select s.*, i.type, i.value from shared_indicator s join indicator i on i.id = s.indicator_id
          where s.kind = 'authority' and s.added_at > ${after} order by s.added_at limit ${size}`
      ).length;
    // The order changes, so that garbage collection does not always hit the same way.
    const ways = [
      [ours, read],
      [bare, readBare],
    ] as const;
    for (const [times, way] of round % 2 === 0 ? ways : ways.toReversed()) {
      const begunAt = performance.now();
      const found = await way();
      if (found !== size) throw new Error(`a page has ${found} of ${size} objects`);
      if (round >= 0) times.push(performance.now() - begunAt);
    }
  }
  for (const [name, times] of [
    ['ours, each consent asked', ours],
    ['bare rows', bare],
  ] as const)
    console.log(`| ${size} objects, ${name} | ${at(times, 0.5)} | ${at(times, 0.99)} |`);
}

/** When the object at a place of the collection was added. */
async function timeAt(place: number): Promise<string> {
  const [row] = await sql<{ at: string }[]>`
    select to_char(min(added_at) + ${place} * interval '1 microsecond', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as at
    from shared_indicator where kind = 'authority'`;
  if (!row) throw new Error('the collection is empty');
  return row.at;
}

function at(times: readonly number[], share: number): string {
  return quantile(times, share).toFixed(1);
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
