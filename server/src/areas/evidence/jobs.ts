import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import { transact } from '../../platform/transact.ts';
import { giveUpReading, readEvidence } from './read-evidence.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';

export const READ_ITEM_JOB = 'evidence.read-item';
/** Whoever received a file reads it at once; the job is for what took that process with it. */
export const READ_ITEM_AFTER_SECONDS = 15;
const LEFT_OVER_MINUTES = 10;
const LEFT_OVER_BATCH = 200;

/** Reading what nobody has read. */
export const evidenceJobs = (ports: ReadingPorts): readonly Job[] => [
  defineJob({
    name: READ_ITEM_JOB,
    payload: v.object({ evidenceId: v.string() }),
    attempts: 3,
    timeoutSeconds: 300,
    isAwaited: true,
    run: (ctx, { evidenceId }) => readEvidence(ctx, ports, evidenceId),
    giveUp: (ctx, { evidenceId }) =>
      giveUpReading(ctx, evidenceId, 'Reading this file broke off three times.'),
  }),
  defineJob({
    name: 'evidence.resume-readings',
    payload: v.object({}),
    attempts: 3,
    timeoutSeconds: 60,
    cron: '*/10 * * * *',
    run: async (ctx) => {
      const before = new Date(ctx.clock.now().getTime() - LEFT_OVER_MINUTES * 60_000);
      const left = await ctx.db
        .select({ id: evidenceItem.id })
        .from(evidenceItem)
        .where(and(eq(evidenceItem.state, 'reading'), lt(evidenceItem.createdAt, before)))
        .orderBy(evidenceItem.createdAt)
        .limit(LEFT_OVER_BATCH);
      await transact(ctx, 'platform', async (tx) => {
        for (const { id } of left) await tx.jobs.send(tx.db, READ_ITEM_JOB, { evidenceId: id });
      });
    },
  }),
];
