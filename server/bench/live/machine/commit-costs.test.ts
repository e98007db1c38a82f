import { expect, test } from 'vitest';
import { Metrics } from '../../../src/platform/metrics/metrics.ts';
import { commitFigures, readMetrics } from './commit-costs.ts';

test('says where the time of the commits between two scrapes went', async () => {
  const metrics = new Metrics();
  let wal = { writes: 10, writeMs: 1, syncs: 10, syncMs: 5 };
  metrics.followWal(() => Promise.resolve(wal));
  const commit = { updates: 1, bytes: 20, queuedMs: 0.4, statementMs: 1.5, deliveredMs: 0.4 };
  metrics.observeCommit({ ...commit, statementMs: 5_000 });
  const before = readMetrics(await metrics.registry.metrics());
  wal = { writes: 30, writeMs: 3, syncs: 30, syncMs: 45 };
  for (let index = 0; index < 98; index += 1) metrics.observeCommit(commit);
  for (let index = 0; index < 2; index += 1) metrics.observeCommit({ ...commit, statementMs: 40 });
  const figures = commitFigures(before, readMetrics(await metrics.registry.metrics()));
  expect(figures).toMatchObject({
    commits: 100,
    'WAL writes': 20,
    'WAL syncs': 20,
    'commit queued p50 ≤ ms': 0.5,
    'commit statement p50 ≤ ms': 2,
    'commit statement p99 ≤ ms': 50,
    'commit delivered p99 ≤ ms': 0.5,
  });
  expect(figures['ms/WAL sync']).toBeCloseTo(2);
  expect(figures['ms/WAL write']).toBeCloseTo(0.1);
});

test('costs of the write-ahead log that cannot be read are left out', async () => {
  const metrics = new Metrics();
  metrics.followWal(() => Promise.resolve(null));
  const scraped = readMetrics(await metrics.registry.metrics());
  expect([...scraped.keys()].filter((name) => name.startsWith('fap_postgres_wal'))).toEqual([]);
});
