import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, lt } from 'drizzle-orm';
import * as v from 'valibot';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { defineJob, type Job } from '../../platform/jobs/job-queue.ts';
import { ProcessUnavailableError } from '../../platform/processes/task-process.ts';
import { transact } from '../../platform/write/transact.ts';
import { extractEvidence, failReading } from './extract-evidence.ts';
import type { ReadingPorts } from './reading/reading-ports.ts';
import { traceEarlierFiles } from './trace-earlier-files.ts';

export const READ_ITEM_JOB = 'evidence.read-item';
/** The receiving process reads a file at once; the job covers its crash. */
export const READ_ITEM_AFTER_SECONDS = 15;
/** Backoff when the reader is overloaded or the store is down. */
const TRY_AGAIN_SECONDS = 60;
const LEFT_OVER_MINUTES = 10;
const LEFT_OVER_BATCH = 200;

const isUntried = (error: unknown): boolean =>
  error instanceof ProcessUnavailableError || (error instanceof AppError && error.code === 'UNAVAILABLE');

/** Jobs that read what is still unread. */
export const evidenceJobs = (ports: ReadingPorts): readonly Job[] => [
  defineJob({
    name: READ_ITEM_JOB,
    payload: v.object({ evidenceId: v.string() }),
    attempts: 3,
    timeoutSeconds: 300,
    isAwaited: true,
    run: async (ctx, { evidenceId }) => {
      try {
        await extractEvidence(ctx, ports, evidenceId);
      } catch (error) {
        // Does not use up an attempt: three would be gone within seconds, and the file is not at fault.
        if (!isUntried(error)) throw error;
        ctx.log.warn({ err: error, evidenceId }, 'an evidence item will be read later');
        const later = { startAfterSeconds: TRY_AGAIN_SECONDS };
        await transact(ctx, 'platform', (tx) => tx.jobs.send(tx.db, READ_ITEM_JOB, { evidenceId }, later));
      }
    },
    giveUp: (ctx, { evidenceId }) =>
      failReading(ctx, evidenceId, t`Reading this file broke off three times.`),
  }),
  defineJob({
    name: 'evidence.trace-earlier-files',
    payload: v.object({}),
    attempts: 1,
    timeoutSeconds: 600,
    cron: '7,37 * * * *',
    run: (ctx) => traceEarlierFiles(ctx, ports),
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
