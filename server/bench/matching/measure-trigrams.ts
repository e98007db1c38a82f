import type { DatabaseConnection } from '../../src/platform/postgres/database.ts';
import { quantile } from '../bench-context.ts';
import type { Campaigns } from './campaigns.ts';
import { REPORTS_PER_CAMPAIGN } from './fill-reports.ts';
import { megabytes } from './measure-matching.ts';

const QUERIES = 30;
const TOP = 10;
const PATIENCE_MS = 20_000;

/** Measures the same search with pg_trgm: the ten most similar descriptions above its default threshold of 0.3. */
export async function measureTrigrams(
  { sql }: DatabaseConnection,
  campaigns: Campaigns,
  size: number,
): Promise<string[]> {
  await sql`create extension if not exists pg_trgm`;
  await sql`create index peer_trgm_idx on report using gin (description gin_trgm_ops)`;
  await sql`analyze report`;
  await sql.unsafe(`set statement_timeout = ${PATIENCE_MS}`);
  const known = size / REPORTS_PER_CAMPAIGN;
  const times: number[] = [];
  let found = 0;
  let wanted = 0;
  for (let query = 0; query < QUERIES; query += 1) {
    const campaign = (query * 7_919 + 650) % known;
    const text = campaigns.textOf(campaign, 20_000_000 + query);
    const startedAt = performance.now();
    const rows = await sql`
      select cluster_id, similarity(description, ${text}) as likeness from report
      where description % ${text} order by likeness desc limit ${TOP}`.catch(() => null);
    times.push(rows === null ? PATIENCE_MS : performance.now() - startedAt);
    found += rows?.filter(({ cluster_id: id }) => id === `c${campaign}`).length ?? 0;
    wanted += TOP;
  }
  await sql.unsafe('set statement_timeout = 0');
  const [index] = await sql`select pg_relation_size('peer_trgm_idx') as bytes`;
  await sql`drop index peer_trgm_idx`;
  return [
    quantile(times, 0.5).toFixed(0),
    quantile(times, 1).toFixed(0),
    `${((100 * found) / wanted).toFixed(1)} %`,
    megabytes(Number(index?.bytes)),
  ];
}
