import { expect, test } from 'vitest';
import { appMeta } from '../../db/schema/platform.ts';
import type { RecordedJobs } from '../../testing/recorded-jobs.ts';
import { createWorld } from '../../testing/world.ts';
import { enqueueRestoredJobs, RESTORED_JOBS } from './restored-jobs.ts';

test('jobs that were open when the backup was made are queued once, those of queues that are gone are not', async () => {
  const { ctx, db } = await createWorld();
  const job = { data: { id: 7 }, startAfter: '2026-03-02T09:00:05.000Z', priority: 0, singletonKey: null };
  const jobs = [
    { ...job, name: 'evidence.read-item' },
    { ...job, name: 'gone.for-good' },
  ];
  await db.insert(appMeta).values({ key: RESTORED_JOBS, value: JSON.stringify(jobs) });
  const queues = new Set(['evidence.read-item']);
  await enqueueRestoredJobs(ctx, queues);
  await enqueueRestoredJobs(ctx, queues);
  const sent = ctx.jobs as RecordedJobs;
  expect(sent.of('evidence.read-item')).toMatchObject([{ payload: { id: 7 } }]);
  expect(sent.of('gone.for-good')).toEqual([]);
});
