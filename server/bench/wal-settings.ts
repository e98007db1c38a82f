import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import postgres from 'postgres';
import { startEmbeddedPostgres } from '../src/platform/postgres/embedded.ts';
import { markdownTable } from './live/report/markdown-table.ts';
import { median } from './live/stats/median.ts';

// What single commits wait for beside a bulk write and a checkpoint: with the embedded PostgreSQL's settings, and with PostgreSQL's own.

const ROUNDS = 3;
const SECONDS = 20;
const COMMITS_PER_SECOND = 100;
const BULK_AT_MS = 4_000;
const CHECKPOINT_AT_MS = 10_000;
const BULK_ROWS = 400_000;

const POSTGRES_DEFAULTS = {
  wal_compression: 'off',
  min_wal_size: '80MB',
  max_wal_size: '1GB',
  checkpoint_timeout: '5min',
};
const VARIANTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'PostgreSQL’s defaults': POSTGRES_DEFAULTS,
  ours: {},
  'ours, 4 GB': { min_wal_size: '1GB', max_wal_size: '4GB' },
};

interface Figures {
  p50: number;
  p99: number;
  worst: number;
  walMegabytes: number;
}

/** Commits a row at a steady rate on one server and gives what they waited, in milliseconds. */
async function measure(settings: Readonly<Record<string, string>>): Promise<Figures> {
  const folder = await mkdtemp(join(tmpdir(), 'fap-wal-'));
  const server = await startEmbeddedPostgres({ folder, settings });
  const sql = postgres(server.url, { max: 3, onnotice: () => {} });
  try {
    await sql`create table small (id bigint generated always as identity primary key, bytes text)`;
    await sql`create table bulk (id bigint primary key, bytes text)`;
    // Pages that exist: their first change after a checkpoint is written whole.
    await sql`insert into bulk select n, repeat(md5(n::text), 8) from generate_series(1, ${BULK_ROWS}) n`;
    await sql`checkpoint`;
    const waits: number[] = [];
    const startedAt = performance.now();
    const others = [
      sleep(BULK_AT_MS).then(() => sql`update bulk set bytes = repeat(md5(bytes), 8)`),
      sleep(CHECKPOINT_AT_MS).then(() => sql`checkpoint`),
    ];
    for (let index = 0; index < SECONDS * COMMITS_PER_SECOND; index += 1) {
      const dueMs = startedAt + (index * 1_000) / COMMITS_PER_SECOND - performance.now();
      if (dueMs > 0) await sleep(dueMs);
      const sentAt = performance.now();
      await sql`insert into small (bytes) values (${'x'.repeat(200)})`;
      waits.push(performance.now() - sentAt);
    }
    await Promise.all(others);
    const [wal] = await sql<{ bytes: number }[]>`select sum(size)::float8 as bytes from pg_ls_waldir()`;
    waits.sort((one, other) => one - other);
    const at = (share: number) => waits[Math.floor(share * (waits.length - 1))] ?? Number.NaN;
    return { p50: at(0.5), p99: at(0.99), worst: at(1), walMegabytes: (wal?.bytes ?? 0) / 1024 ** 2 };
  } finally {
    await sql.end({ timeout: 5 });
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const found = new Map<string, Figures[]>();
for (let round = 1; round <= ROUNDS; round += 1)
  for (const [name, settings] of Object.entries(VARIANTS)) {
    const figures = await measure(settings);
    found.set(name, [...(found.get(name) ?? []), figures]);
    process.stderr.write(`${round} ${name}: ${JSON.stringify(figures)}\n`);
  }
const rows = [...found].map(([name, all]) => {
  const middle = (pick: (figures: Figures) => number) => median(all.map(pick)).toFixed(1);
  return [
    name,
    middle((f) => f.p50),
    middle((f) => f.p99),
    middle((f) => f.worst),
    middle((f) => f.walMegabytes),
  ];
});
process.stdout.write(
  `${markdownTable(['settings', 'p50 ms', 'p99 ms', 'worst ms', 'WAL on disk MB'], rows)}\n`,
);
