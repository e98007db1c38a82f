import { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import type { Ctx } from '../context.ts';

/** Work that is done later or regularly; running it twice must equal running it once. */
export interface Job {
  name: string;
  payload: v.GenericSchema;
  attempts: number;
  timeoutSeconds: number;
  /** A schedule in UTC, for work that recurs. */
  cron?: string;
  run(ctx: Ctx, payload: unknown): Promise<void>;
}

/** Declares a job; `name` is `area.verb-noun`. */
export function defineJob<S extends v.GenericSchema>(job: {
  name: string;
  payload: S;
  attempts: number;
  timeoutSeconds: number;
  cron?: string;
  run(ctx: Ctx, payload: v.InferOutput<S>): Promise<void>;
}): Job {
  return job as Job;
}

export interface JobQueue {
  send(job: Job, payload: object): Promise<void>;
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 5_000;
const POLL_SECONDS = 2;

/** Starts the queue in this database, its workers and its schedules. */
export async function startJobQueue(url: string, ctx: Ctx, jobs: readonly Job[]): Promise<JobQueue> {
  const boss = new PgBoss({ connectionString: url, max: 4, schema: 'pgboss', application_name: 'fap-jobs' });
  boss.on('error', (error: Error) => ctx.log.error({ err: error }, 'the job queue reports'));
  await boss.start();
  for (const job of jobs) {
    await boss.createQueue(job.name, {
      retryLimit: job.attempts - 1,
      retryBackoff: true,
      expireInSeconds: job.timeoutSeconds,
    });
    await boss.work(job.name, { pollingIntervalSeconds: POLL_SECONDS }, async (batch) => {
      for (const { id, data } of batch) {
        const jobCtx = { ...ctx, requestId: `job-${id}`, log: ctx.log.child({ job: job.name, jobId: id }) };
        await job.run(jobCtx, v.parse(job.payload, data ?? {}));
      }
    });
    if (job.cron) await boss.schedule(job.name, job.cron, {}, { tz: 'UTC' });
  }
  return {
    async send(job, payload) {
      await boss.send(job.name, payload);
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }),
  };
}
