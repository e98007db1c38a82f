import type { DatabaseConnection } from '../src/platform/postgres/database.ts';
import { randomIds } from '../src/platform/runtime/ids.ts';
import { createLog } from '../src/platform/runtime/log.ts';
import { CommitBroadcast } from '../src/platform/write/commit-listener.ts';
import { type Ctx, PLATFORM_ACTOR } from '../src/platform/write/context.ts';
import { FakeClock } from '../src/testing/fake-clock.ts';
import { RecordedJobs } from '../src/testing/recorded-jobs.ts';

/** The context in which a measurement calls verbs and queries. */
export const benchContext = ({ db }: DatabaseConnection): Ctx => ({
  actor: PLATFORM_ACTOR,
  db,
  clock: new FakeClock(),
  ids: randomIds,
  log: createLog('silent'),
  requestId: 'bench',
  limitsFactor: 1,
  commits: new CommitBroadcast(),
  jobs: new RecordedJobs(),
  inline: [],
});

/** The quantile of sorted values for a share from 0 to 1. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
