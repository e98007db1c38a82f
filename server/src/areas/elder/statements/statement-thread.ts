import type { Statement } from '@fap/shared/elder/payment.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { TaskThread } from '../../../platform/threads/task-thread.ts';
import type { NamedIndicator } from '../rows/named-by.ts';

export interface StatementTask {
  bytes: Uint8Array;
  fileName: string;
}

/** A statement with what its payments name, and the labels of its rows, where it is a table that has them. */
export interface LabelledStatement {
  statement: Statement;
  /** What each payment names, in their order. */
  named: NamedIndicator[][];
  labels: boolean[] | null;
}
export type ReadStatement = LabelledStatement | { refused: string };

/** The slowest file of the allowed size took a second on two cores. */
const TIMEOUT_MS = 20_000;
const IDLE_MS = 30_000;
const HEAP_MB = 1_024;
const MAX_TASKS = 40;

/** One for the process; it lives only while statements are read. */
const thread = new TaskThread<StatementTask, ReadStatement>(
  new URL('./statement-worker.ts', import.meta.url),
  {
    name: 'reading a statement',
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    heapMb: HEAP_MB,
    maxTasks: MAX_TASKS,
  },
);

/**
 * Reads a statement in a worker thread. Throws INVALID with the line that is wrong, TOO_MANY and UNAVAILABLE when too many wait or one
 * takes too long.
 */
export async function readStatement(task: StatementTask): Promise<LabelledStatement> {
  const read = await thread
    .run(task)
    .catch((error: unknown) =>
      refuseBusy(error, t`This statement takes too long to read. Please try a shorter one.`),
    );
  if (!('refused' in read)) return read;
  const message = read.refused;
  throw new AppError('INVALID', { message, issues: [{ path: 'file', message }] });
}
