import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { TaskThread } from '../../../platform/threads/task-thread.ts';
import type { Answer, Question } from './set-intersection.ts';

export type CompareTask =
  | { kind: 'ask'; values: readonly string[] }
  | { kind: 'answer'; request: Uint8Array; values: readonly string[] }
  | { kind: 'read'; key: Uint8Array; answer: Answer };
export type CompareResult = Question | (Answer & { asked: number }) | number[] | null;

const TIMEOUT_MS = 60_000;
const IDLE_MS = 30_000;
const MAX_TASKS = 10;

/** One for the process: a value takes half a millisecond of a core, and no call may wait for that. */
const thread = new TaskThread<CompareTask, CompareResult>(new URL('./compare-worker.ts', import.meta.url), {
  name: 'comparing sets',
  timeoutMs: TIMEOUT_MS,
  idleMs: IDLE_MS,
  maxTasks: MAX_TASKS,
});

async function run<Result extends CompareResult>(task: CompareTask): Promise<NonNullable<Result>> {
  const result = await thread
    .run(task)
    .catch((error: unknown) => refuseBusy(error, t`Other comparisons are running. Please try again later.`));
  if (result === null) throw new AppError('INVALID', { message: t`This is no message of a comparison` });
  // The type of the result follows from the kind of task.
  return result as NonNullable<Result>;
}

/** Blinds values to ask another installation with. Throws UNAVAILABLE when too much waits. */
export const makeQuestion = (values: readonly string[]): Promise<Question> =>
  run<Question>({ kind: 'ask', values });

/** Answers a request with own values. Throws INVALID for what is no request, UNAVAILABLE. */
export const makeAnswer = (
  request: Uint8Array,
  values: readonly string[],
): Promise<Answer & { asked: number }> =>
  run<Answer & { asked: number }>({ kind: 'answer', request, values });

/** The positions of asked values that the other side has. Throws INVALID for what is no answer, UNAVAILABLE. */
export const readAnswer = (key: Uint8Array, answer: Answer): Promise<number[]> =>
  run<number[]>({ kind: 'read', key, answer });
