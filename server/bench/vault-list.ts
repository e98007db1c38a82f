import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { encodeCursor } from '@fap/shared/kernel/cursor.ts';
import { DEFAULT_PAGE } from '@fap/shared/kernel/page.ts';
import { searchWords } from '../src/areas/evidence/index.ts';
import { type ListEntriesInput, listEntries } from '../src/areas/vault/list-entries.ts';
import { countByAnchorState } from '../src/areas/vault/queries.ts';
import { evidenceItem } from '../src/db/schema/evidence.ts';
import { SeededRandom } from '../src/platform/collab/testing/seeded-random.ts';
import { connectDatabase, migrateDatabase } from '../src/platform/postgres/database.ts';
import { type Ctx, PLATFORM_ACTOR } from '../src/platform/write/context.ts';
import { benchContext } from './bench-context.ts';
import { describeMachine } from './live/machine/describe-machine.ts';
import { startThrowawayPostgres } from './throwaway.ts';

/**
 * Measures pages of the vault's list and search among 300,000 evidence items (default), half of them in clusters, for an
 * analyst, a member with items and one without. `node server/bench/vault-list.ts [rows] [rounds]`.
 */
const ROWS = Number(process.argv[2] ?? 300_000);
const ROUNDS = Number(process.argv[3] ?? 20);
const OWNERS = 20;
const CLUSTERS = 200;
const PER_BATCH = 512;
const PER_INSERT = 1_000;
const TARGET_MS = 50;
const NEWEST = Date.parse('2026-03-01T00:00:00Z');
const SECONDS_APART = 90;

await using postgres = await startThrowawayPostgres();
const database = connectDatabase(postgres.url, { max: 4 });
try {
  await migrateDatabase(database);
  await fill();
  await run();
} finally {
  await database.close();
}

function idOf(n: number): string {
  return `evidence-x${n.toString(36).padStart(7, '0')}`;
}

function atOf(n: number): Date {
  return new Date(NEWEST - (ROWS - n) * SECONDS_APART * 1000);
}

/** The name and type of the `n`th file, counted from the oldest. */
function fileOf(n: number, random: SeededRandom): { fileName: string; mimeType: string } {
  if (n % 10_000 === 5_000) return { fileName: `zanzibar ledger ${n}.pdf`, mimeType: 'application/pdf' };
  // A search with many hits, none of them among the newer nine tenths.
  if (n < ROWS / 10 && n % 6 === 0) return { fileName: `archived chat ${n}.txt`, mimeType: 'text/plain' };
  if (n % 100 === 7) return { fileName: `Reisepass Kopie ${n}.png`, mimeType: 'image/png' };
  return random.below(2)
    ? { fileName: `IMG_${random.below(1e6)} screenshot.png`, mimeType: 'image/png' }
    : { fileName: `invoice-${random.below(1e6)} Überweisung.pdf`, mimeType: 'application/pdf' };
}

async function fill(): Promise<void> {
  const { sql, db } = database;
  const startedAt = performance.now();
  await sql`insert into account (id, email, display_name, password_hash)
    select 'owner-' || n, n || '@people.test', 'Owner', 'none' from generate_series(0, ${OWNERS}::int) as n`;
  await sql`
    insert into cluster (id, name, scam_type, description, cluster_chain_id, manifest, created_by, created_at, last_activity_at)
    select 'cluster-' || n, 'Cluster ' || n, 'other', '', 'chain-' || n, '{}', 'owner-0', now(), now()
    from generate_series(0, ${CLUSTERS}::int) as n`;
  const random = new SeededRandom(7);
  for (let from = 0; from < ROWS; from += PER_INSERT) {
    const rows = Array.from({ length: Math.min(PER_INSERT, ROWS - from) }, (_, index) => {
      const n = from + index;
      const file = { id: idOf(n), sha256: sha256Hex(`file ${n}`), ...fileOf(n, random) };
      return {
        ...file,
        ...searchWords(file),
        sizeBytes: 1,
        ownerId: `owner-${random.below(OWNERS)}`,
        clusterId: n % 2 ? null : `cluster-${random.below(CLUSTERS)}`,
        state: 'read' as const,
        createdAt: atOf(n),
      };
    });
    await db.insert(evidenceItem).values(rows);
  }
  const batches = Math.floor(ROWS / PER_BATCH);
  // The newest items wait, older ones are anchored, and a block of old ones failed.
  await sql`insert into anchor_batch (id, root, size, state, created_at)
    select 'batch-' || n, '', ${PER_BATCH}::int, case when n >= ${batches - 3}::int then 'processing' when n >= ${batches - 13}::int
      then 'anchored' when n between 50 and 56 then 'failed' else 'verified' end, now() from generate_series(0, ${batches - 1}::int) as n`;
  await sql`insert into anchor_leaf (evidence_id, digest, batch_id, created_at)
    select id, sha256, 'batch-' || n, created_at from (
      select id, sha256, created_at, (row_number() over (order by created_at) - 1) / ${PER_BATCH}::int as n from evidence_item) as numbered
    where n < ${batches}::int`;
  await sql`insert into anchor_leaf (evidence_id, digest, created_at)
    select id, sha256, created_at from evidence_item on conflict do nothing`;
  await sql`vacuum analyze`;
  console.error(`filled in ${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
}

async function run(): Promise<void> {
  // An item in a cluster, which every member may know of.
  const middle = 2 * Math.floor(ROWS / 4);
  const deep = encodeCursor([atOf(Math.floor(ROWS / 20)), idOf(Math.floor(ROWS / 20))]);
  const cases: readonly (readonly [string, Omit<ListEntriesInput, 'limit'>])[] = [
    ['first page', {}],
    ['page far down', { cursor: deep }],
    ['processing', { status: 'processing' }],
    ['anchored', { status: 'anchored' }],
    ['verified', { status: 'verified' }],
    ['failed', { status: 'failed' }],
    ['a rare word', { q: 'zanzibar' }],
    ['an absent word', { q: 'nothinglikeit' }],
    ['a common word', { q: 'invoice' }],
    ['two common words', { q: 'invoice pdf' }],
    ['common words that never meet', { q: 'screenshot pdf' }],
    ['a media type', { q: 'image' }],
    ['one in a hundred', { q: 'reisepass' }],
    ['many, all of them old', { q: 'archived' }],
    ['one letter', { q: 'a' }],
    ['a rare word, verified', { q: 'zanzibar', status: 'verified' }],
    ['a common word, failed', { q: 'invoice', status: 'failed' }],
    ['an old word, failed', { q: 'archived', status: 'failed' }],
    ['SHA-256', { q: sha256Hex(`file ${middle}`) }],
    ['id', { q: idOf(middle) }],
    ['cluster', { q: 'cluster-7' }],
    ['cluster and a word', { q: 'cluster-7 zanzibar' }],
  ];
  const readers = [
    ['analyst', contextOf('owner-20', true)],
    ['member', contextOf('owner-3', false)],
    ['newcomer', contextOf('owner-20', false)],
  ] as const;
  console.log(
    `${describeMachine()}\n\n${ROWS.toLocaleString('en')} evidence items, median / worst of ${ROUNDS}, ms\n`,
  );
  console.log(`| asked for | ${readers.map(([name]) => name).join(' | ')} |\n|---|---:|---:|---:|`);
  let worst = 0;
  for (const [name, input] of cases) {
    const cells: string[] = [];
    for (const [, ctx] of readers) {
      const { taken, rows } = await measure(ctx, input);
      const slowest = taken.at(-1) ?? Number.NaN;
      worst = Math.max(worst, slowest);
      cells.push(`${taken[ROUNDS >> 1]?.toFixed(1)} / ${slowest.toFixed(1)} (${rows})`);
    }
    console.log(`| ${name} | ${cells.join(' | ')} |`);
  }
  console.log(`\nTarget: each ≤ ${TARGET_MS} ms: ${worst <= TARGET_MS ? 'met' : '**missed**'}`);
}

/** The sorted times of the rounds after two warm-up rounds, and the number of rows. */
async function measure(
  ctx: Ctx,
  input: Omit<ListEntriesInput, 'limit'>,
): Promise<{ taken: number[]; rows: number }> {
  const taken: number[] = [];
  let rows = 0;
  for (let round = -2; round < ROUNDS; round += 1) {
    const startedAt = performance.now();
    rows = (await listEntries(ctx, { ...input, limit: DEFAULT_PAGE }, await countByAnchorState(ctx))).rows
      .length;
    if (round >= 0) taken.push(performance.now() - startedAt);
  }
  return { taken: taken.sort((a, b) => a - b), rows };
}

function contextOf(accountId: string, isAnalyst: boolean): Ctx {
  return {
    ...benchContext(database),
    actor: {
      ...PLATFORM_ACTOR,
      accountId,
      roles: isAnalyst ? ['member', 'analyst'] : ['member'],
      isPlatform: false,
    },
  };
}
