import { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import type { Ctx } from '../write/context.ts';

/** Work that runs later or regularly; must be idempotent. */
export interface Job {
  name: string;
  payload: v.GenericSchema;
  attempts: number;
  timeoutSeconds: number;
  /** Cron schedule in UTC. */
  cron?: string;
  /** Concurrency per process. */
  concurrency?: number;
  /** A person waits for it: polled often, and retried within seconds when its process died. */
  isAwaited?: boolean;
  /** Deduplicated by `onceKey` while it is queued. */
  isQueuedOnce?: boolean;
  /** Also runs at every start of a process. */
  runsAtStart?: boolean;
  run(ctx: Ctx, payload: unknown): Promise<void>;
  /** Called once after the last attempt failed or lost its worker, to end what was begun with a reason. */
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
/** Heartbeat time-out after which a worker counts as dead; checked at the same interval. */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 10;

/**
 * Starts the queue in this database, its workers and schedules. `beforeWork` is called when the queues exist and no
 * worker runs yet, so that even the first job can queue others.
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
