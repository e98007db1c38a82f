import { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import type { Ctx } from '../write/context.ts';

/** Work that is done later or regularly; running it twice must equal running it once. */
export interface Job {
  name: string;
  payload: v.GenericSchema;
  attempts: number;
  timeoutSeconds: number;
  /** A schedule in UTC, for work that recurs. */
  cron?: string;
  /** How many of these one process does at the same time. */
  concurrency?: number;
  /** Somebody waits for it: taken up at once, and tried again within seconds when its process died. */
  isAwaited?: boolean;
  /** Asked for again under the same key (`onceKey`) while it is queued, it is done once. */
  isQueuedOnce?: boolean;
  /** Done whenever a process starts, beside its schedule. */
  runsAtStart?: boolean;
  run(ctx: Ctx, payload: unknown): Promise<void>;
  /** Told once every attempt failed, or its worker was lost each time: what began must be ended with a reason. */
  giveUp?(ctx: Ctx, payload: unknown): Promise<void>;
}

/** Declares a job; `name` is `area.verb-noun`. */
export function defineJob<S extends v.GenericSchema>(
  job: Omit<Job, 'payload' | 'run' | 'giveUp'> & {
    payload: S;
    run(ctx: Ctx, payload: v.InferOutput<S>): Promise<void>;
    giveUp?(ctx: Ctx, payload: v.InferOutput<S>): Promise<void>;
  },
): Job {
  return job as Job;
}

export interface JobQueue {
  boss: PgBoss;
  stop(): Promise<void>;
}

const STOP_TIMEOUT_MS = 5_000;
const POLL_SECONDS = 2;
const AWAITED_POLL_SECONDS = 0.5;
/** A worker that does not say within this time that it is at it has died; looked for as often. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 10;

/**
 * Starts the queue in this database, its workers and its schedules. `beforeWork` is called when there are queues and nobody
 * works yet: a job may queue others from its first moment on.
 */
export async function startJobQueue(
  url: string,
  ctx: Ctx,
  jobs: readonly Job[],
  beforeWork: (boss: PgBoss) => Promise<void> | void = () => {},
): Promise<JobQueue> {
  const boss = new PgBoss({
    connectionString: url,
    max: 4,
    schema: 'pgboss',
    application_name: 'fap-jobs',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
  });
  boss.on('error', (error: Error) => ctx.log.error({ err: error }, 'the job queue reports'));
  await boss.start();
  for (const job of jobs) await createQueues(boss, job);
  await beforeWork(boss);
  for (const job of jobs) await startJob(boss, ctx, job);
  return { boss, stop: () => boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS }) };
}

const lostQueue = (name: string): string => `${name}.given-up`;

async function createQueues(boss: PgBoss, job: Job): Promise<void> {
  const { name, giveUp } = job;
  if (giveUp) await boss.createQueue(lostQueue(name), { retryLimit: 10, retryBackoff: true });
  await boss.createQueue(name, {
    retryLimit: job.attempts - 1,
    retryBackoff: true,
    expireInSeconds: job.timeoutSeconds,
    ...(giveUp ? { deadLetter: lostQueue(name) } : {}),
    ...(job.isQueuedOnce ? { policy: 'short' as const } : {}),
    ...(job.isAwaited ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
  });
}

async function startJob(boss: PgBoss, ctx: Ctx, job: Job): Promise<void> {
  const { name, giveUp } = job;
  if (giveUp) {
    const lost = lostQueue(name);
    await boss.work(lost, { pollingIntervalSeconds: POLL_SECONDS }, async ([given]) => {
      if (given) await giveUp(jobCtx(ctx, lost, given.id), v.parse(job.payload, given.data));
    });
  }
  const pollingIntervalSeconds = job.isAwaited ? AWAITED_POLL_SECONDS : POLL_SECONDS;
  await boss.work(
    name,
    { pollingIntervalSeconds, localConcurrency: job.concurrency ?? 1 },
    async ([taken]) => {
      if (taken) await job.run(jobCtx(ctx, name, taken.id), v.parse(job.payload, taken.data ?? {}));
    },
  );
  if (job.cron) await boss.schedule(name, job.cron, {}, { tz: 'UTC' });
  if (job.runsAtStart) await boss.send(name, {});
}

const jobCtx = (ctx: Ctx, job: string, id: string): Ctx => ({
  ...ctx,
  requestId: `job-${id}`,
  log: ctx.log.child({ job, jobId: id }),
});
