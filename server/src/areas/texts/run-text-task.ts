import { t } from '@fap/shared/kernel/words.ts';
import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { refuseBusy } from '../../platform/threads/refuse-busy.ts';
import { TaskThread } from '../../platform/threads/task-thread.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { ReportWords, TextTask, TextTaskName, TextTasks } from './text-tasks.ts';

const TIMEOUT_MS = 20_000;
const IDLE_MS = 60_000;
/** Queue limit of the thread, at some milliseconds per text; one account may have a quarter of it. */
const MAX_TASKS = 256;
const HEAP_MB = 512;

const openThread = (name: string, maxTasks: number) =>
  new TaskThread<TextTask, unknown>(new URL('./text-worker.ts', import.meta.url), {
    name,
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    maxTasks,
    heapMb: HEAP_MB,
  });

/** One of each per process, started on demand. Jobs have their own thread, because they are slow. */
const threads = {
  people: openThread('reading texts', MAX_TASKS),
  jobs: openThread('reading texts for jobs', Number.POSITIVE_INFINITY),
};

/** Runs a text task in a worker thread, off the event loop; throws UNAVAILABLE when the queue is full or on a timeout. */
export async function runTextTask<Name extends TextTaskName>(
  ctx: Ctx,
  name: Name,
  input: Parameters<TextTasks[Name]>[0],
): Promise<ReturnType<TextTasks[Name]>> {
  const thread = ctx.actor.isPlatform ? threads.jobs : threads.people;
  try {
    // The worker answers each task with its own result.
    return (await thread.run({ name, input })) as ReturnType<TextTasks[Name]>;
  } catch (error) {
    return refuseBusy(error, t`This text cannot be read now. Please try again in a minute.`);
  }
}

/** Extracts the features of one report in the worker thread. */
export async function extractFeaturesInWorker(ctx: Ctx, words: ReportWords): Promise<ReportFeatures> {
  const [features] = await runTextTask(ctx, 'features', [words]);
  if (!features) throw new Error('a report came back without its features');
  return features;
}
