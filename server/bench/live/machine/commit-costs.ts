import { LOOP_SAMPLE_MS } from '../../../src/platform/runtime/loop-samples.ts';
import type { ServerUnderTest } from '../servers/server-under-test.ts';

/** Names and values of a server's `/metrics` at one moment. */
type Scrape = ReadonlyMap<string, number>;

const LINE = /^(\w+(?:\{[^}]*\})?) (\S+)$/u;
const PARTS = ['queued', 'statement', 'delivered'] as const;
const MS = 1_000;

/**
 * Watches where the time of commits goes in a window: waiting, statement, delivery, event loop, and PostgreSQL's WAL. Gives no
 * figures for servers without metrics.
 */
export async function watchCommits(server: ServerUnderTest): Promise<() => Promise<Record<string, number>>> {
  const { metricsUrl } = server;
  if (metricsUrl === undefined) return () => Promise.resolve({});
  const before = await scrape(metricsUrl);
  return async () => commitFigures(before, await scrape(metricsUrl));
}

async function scrape(url: string): Promise<Scrape> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return readMetrics(await answer.text());
}

/** Names, with their labels, and values of what `/metrics` says. */
export function readMetrics(text: string): Scrape {
  const lines = text.split('\n').map((line) => LINE.exec(line));
  return new Map(lines.flatMap((line) => (line ? [[line[1] ?? '', Number(line[2])] as const] : [])));
}

/** The figures of what happened between two scrapes, in milliseconds where nothing else is said. */
export function commitFigures(before: Scrape, after: Scrape): Record<string, number> {
  const grown = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const commits = grown('fap_collab_commit_seconds_count{part="statement"}');
  const wal = (operation: string) => grown(`fap_postgres_wal_operations{operation="${operation}"}`);
  const walMs = (operation: string) => MS * grown(`fap_postgres_wal_seconds{operation="${operation}"}`);
  const figures: Record<string, number> = {
    commits,
    'WAL writes': wal('write'),
    'ms/WAL write': walMs('write') / wal('write'),
    'WAL syncs': wal('sync'),
    'ms/WAL sync': walMs('sync') / wal('sync'),
    // Both begin anew with each scrape.
    'event loop late p99 ms': lateMs(after.get('nodejs_eventloop_lag_p99_seconds')),
    'event loop late worst ms': lateMs(after.get('nodejs_eventloop_lag_max_seconds')),
  };
  for (const part of PARTS)
    for (const share of [0.5, 0.99])
      figures[`commit ${part} p${share * 100} ≤ ms`] = MS * quantile(before, after, part, share);
  return figures;
}

/** The upper bound of the bucket that holds a quantile, in seconds. */
function quantile(before: Scrape, after: Scrape, part: string, share: number): number {
  const buckets = [...after.keys()].flatMap((name) => {
    const [, bound] =
      new RegExp(`^fap_collab_commit_seconds_bucket\\{le="([^"]+)",part="${part}"\\}$`, 'u').exec(name) ?? [];
    if (bound === undefined) return [];
    const count = (after.get(name) ?? 0) - (before.get(name) ?? 0);
    return [{ bound: bound === '+Inf' ? Number.POSITIVE_INFINITY : Number(bound), count }];
  });
  buckets.sort((one, other) => one.bound - other.bound);
  const total = buckets.at(-1)?.count ?? 0;
  return buckets.find(({ count }) => total > 0 && count >= share * total)?.bound ?? Number.NaN;
}

const lateMs = (seconds = Number.NaN): number => Math.max(0, MS * seconds - LOOP_SAMPLE_MS);
