import { PgBoss } from 'pg-boss';
import * as v from 'valibot';
import { bySocket } from '../postgres/local-sockets.ts';
import type { Ctx } from '../write/context.ts';
import { DueWatch } from './due-watch.ts';

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
  /** A person waits for it: looked for often, and retried within seconds when its process died. */
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
/**
 * How often a worker looks by itself. PostgreSQL tells it at once of what is queued, and `DueWatch` of what was to run later; where
 * PostgreSQL cannot tell, it asks more often.
 */
const USUAL_PACE = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 60 };
/** Where a person waits. */
const AWAITED_PACE = { ...USUAL_PACE, pollingIntervalSeconds: 0.5 };
/** How much less often the workers of each job ask than those of the job before: begun together, they would all go on asking in one moment. */
const PACE_STEP_SECONDS = 0.5;
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
    connectionString: bySocket(url),
    max: 4,
    schema: 'pgboss',
    application_name: 'fap-jobs',
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    useListenNotify: true,
  });
  boss.on('error', (error: Error) => ctx.log.error({ err: error }, 'the job queue reports'));
  await boss.start();
  for (const job of jobs) await createQueues(boss, job);
  // Those of an installation from before they told.
  const ours = new Set(jobs.flatMap(({ name }) => [name, lostQueue(name)]));
  for (const { name, notify } of await boss.getQueues())
    if (ours.has(name) && !notify) await boss.updateQueue(name, { notify: true });
  await beforeWork(boss);
  const watch = new DueWatch(boss);
  for (const [place, job] of jobs.entries()) await startJob(boss, watch, ctx, job, place);
  watch.start((error) => ctx.log.warn({ err: error }, 'what is due in the job queue could not be asked'));
  const stop = async () => {
    await watch.stop();
    await boss.stop({ graceful: true, timeout: STOP_TIMEOUT_MS });
  };
  return { boss, stop };
}

const lostQueue = (name: string): string => `${name}.given-up`;

async function createQueues(boss: PgBoss, job: Job): Promise<void> {
  const { name, giveUp } = job;
  if (giveUp) await boss.createQueue(lostQueue(name), { retryLimit: 10, retryBackoff: true, notify: true });
  await boss.createQueue(name, {
    retryLimit: job.attempts - 1,
    retryBackoff: true,
    notify: true,
    expireInSeconds: job.timeoutSeconds,
    ...(giveUp ? { deadLetter: lostQueue(name) } : {}),
    ...(job.isQueuedOnce ? { policy: 'short' as const } : {}),
    ...(job.isAwaited ? { heartbeatSeconds: HEARTBEAT_SECONDS } : {}),
  });
}

async function startJob(boss: PgBoss, watch: DueWatch, ctx: Ctx, job: Job, place: number): Promise<void> {
  const { name, giveUp } = job;
  if (giveUp) {
    const lost = lostQueue(name);
    const worker = await startWorker(boss, lost, paceOf(USUAL_PACE, place), async (id, payload) =>
      giveUp(jobCtx(ctx, lost, id), v.parse(job.payload, payload)),
    );
    watch.add(lost, worker);
  }
  const pace = paceOf(job.isAwaited ? AWAITED_PACE : USUAL_PACE, place);
  for (let count = 0; count < (job.concurrency ?? 1); count += 1) {
    const worker = await startWorker(boss, name, pace, async (id, payload) =>
      job.run(jobCtx(ctx, name, id), v.parse(job.payload, payload)),
    );
    watch.add(name, worker);
  }
  if (job.cron) await boss.schedule(name, job.cron, {}, { tz: 'UTC' });
  if (job.runsAtStart) await boss.send(name, {});
}

const paceOf = (pace: typeof USUAL_PACE, place: number): typeof USUAL_PACE => ({
  ...pace,
  notifyPollingIntervalSeconds: pace.notifyPollingIntervalSeconds + place * PACE_STEP_SECONDS,
});

/** Starts one worker, which goes on at once as long as something is queued: it is told of each job only once. Gives its number. */
async function startWorker(
  boss: PgBoss,
  queue: string,
  pace: typeof USUAL_PACE,
  work: (id: string, payload: unknown) => Promise<void>,
): Promise<string> {
  const worker = await boss.work(queue, pace, async ([taken]) => {
    try {
      if (taken) await work(taken.id, taken.data ?? {});
    } finally {
      boss.notifyWorker(worker);
    }
  });
  return worker;
}

const jobCtx = (ctx: Ctx, job: string, id: string): Ctx => ({
  ...ctx,
  requestId: `job-${id}`,
  log: ctx.log.child({ job, jobId: id }),
});
