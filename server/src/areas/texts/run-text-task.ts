import { t } from '@fap/shared/kernel/words.ts';
import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import { TaskProcess } from '../../platform/processes/task-process.ts';
import { WORDS_PROCESS } from '../../platform/processes/words-process.ts';
import { refuseBusy } from '../../platform/threads/refuse-busy.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { ReportWords, TextTask, TextTaskName, TextTasks } from './text-tasks.ts';

const TIMEOUT_MS = 20_000;
/** Queue limit, at some milliseconds per text; one account may have a quarter of it. */
const MAX_WAITING = 256;

const openProcess = (name: string, maxWaiting: number) =>
  new TaskProcess<TextTask, unknown>(new URL('./text-process.ts', import.meta.url), {
    ...WORDS_PROCESS,
    name,
    timeoutMs: TIMEOUT_MS,
    maxWaiting,
  });

/**
 * One of each, started on demand; jobs have their own, because they are slow. Processes and not threads: what a text and the model need to
 * be read would stay with the process that everybody's live messages go through, hundreds of MB of it.
 */
const processes = {
  people: openProcess('the text reader', MAX_WAITING),
  jobs: openProcess('the text reader of jobs', Number.POSITIVE_INFINITY),
};

/** Runs a text task in a process of its own, off the event loop; throws UNAVAILABLE when the queue is full or on a timeout. */
export async function runTextTask<Name extends TextTaskName>(
  ctx: Ctx,
  name: Name,
  input: Parameters<TextTasks[Name]>[0],
): Promise<ReturnType<TextTasks[Name]>> {
  const reader = ctx.actor.isPlatform ? processes.jobs : processes.people;
  try {
    // The process answers each task with its own result.
    return (await reader.run({ name, input })) as ReturnType<TextTasks[Name]>;
  } catch (error) {
    return refuseBusy(error, t`This text cannot be read now. Please try again in a minute.`);
  }
}

/** Extracts the features of one report in the process that reads texts. */
export async function extractFeaturesInWorker(ctx: Ctx, words: ReportWords): Promise<ReportFeatures> {
  const [features] = await runTextTask(ctx, 'features', [words]);
  if (!features) throw new Error('a report came back without its features');
  return features;
}
