import { t } from '@fap/shared/kernel/words.ts';
import type { BoardChanges } from '@fap/shared/puzzle/board-changes.ts';
import type { ClockRange } from '../../../platform/collab/encoding/clock-ranges.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { TaskThread } from '../../../platform/threads/task-thread.ts';
import type { CheckpointTask } from './build-checkpoint.ts';
import type { RestoreTask, RestoreUpdate } from './build-restore.ts';
import type { DescribeTask } from './describe-moments.ts';
import type { FindTask } from './find-redacted.ts';
import type { HideTask, Hiding, ShowTask } from './hidden-part.ts';
import { buffersOf } from './packed-rows.ts';
import type { PastTask, PastVersion } from './past-version.ts';
import type { CardOnBoard, CardTask } from './read-card.ts';

export type HistoryTask =
  | ({ kind: 'describe' } & DescribeTask)
  | ({ kind: 'past' } & PastTask)
  | ({ kind: 'checkpoint' } & CheckpointTask)
  | ({ kind: 'card' } & CardTask)
  | ({ kind: 'restore' } & RestoreTask)
  | ({ kind: 'find' } & FindTask)
  | ({ kind: 'hide' } & HideTask)
  | ({ kind: 'show' } & ShowTask);

type HistoryResult =
  | BoardChanges[]
  | null
  | PastVersion
  | CardOnBoard
  | RestoreUpdate
  | ClockRange[]
  | Hiding
  | Uint8Array;

const TIMEOUT_MS = 30_000;
const IDLE_MS = 60_000;
/** Queue limit of the thread; further requests are refused with a retry. */
const MAX_TASKS = 16;
const HEAP_MB = 1024;

/** Replays logs in a worker thread, with limits on time, memory and queue. */
export class HistoryThread {
  private readonly thread = new TaskThread<HistoryTask, HistoryResult>(
    new URL('./history-worker.ts', import.meta.url),
    {
      name: 'reading the history',
      timeoutMs: TIMEOUT_MS,
      idleMs: IDLE_MS,
      maxTasks: MAX_TASKS,
      heapMb: HEAP_MB,
    },
  );

  /** Null when the thread does not hold the merged document yet and none was sent. */
  describe(task: DescribeTask): Promise<BoardChanges[] | null> {
    return this.run<BoardChanges[] | null>({ kind: 'describe', ...task }, []);
  }

  past(task: PastTask): Promise<PastVersion> {
    const start = task.start ? [task.start.update.buffer] : [];
    return this.run<PastVersion>({ kind: 'past', ...task }, [...start, ...buffersOf(task.rows)]);
  }

  checkpoint(task: CheckpointTask): Promise<Uint8Array> {
    return this.run<Uint8Array>({ kind: 'checkpoint', ...task }, buffersOf(task.rows));
  }

  card(task: CardTask): Promise<CardOnBoard> {
    return this.run<CardOnBoard>({ kind: 'card', ...task }, buffersOf(task.rows));
  }

  restore(task: RestoreTask): Promise<RestoreUpdate> {
    const start = task.start ? [task.start.buffer] : [];
    return this.run<RestoreUpdate>({ kind: 'restore', ...task }, [...start, ...buffersOf(task.rows)]);
  }

  find(task: FindTask): Promise<ClockRange[]> {
    return this.run<ClockRange[]>({ kind: 'find', ...task }, buffersOf(task.rows));
  }

  hide(task: HideTask): Promise<Hiding> {
    return this.run<Hiding>({ kind: 'hide', ...task }, buffersOf(task.rows));
  }

  /** Null when the words are back already. */
  show(task: ShowTask): Promise<Uint8Array | null> {
    return this.run<Uint8Array | null>({ kind: 'show', ...task }, buffersOf(task.rows));
  }

  close(): void {
    this.thread.close();
  }

  private async run<Result extends HistoryResult>(
    task: HistoryTask,
    transfer: readonly ArrayBuffer[],
  ): Promise<Result> {
    try {
      // The worker answers each kind of task with its own kind of result.
      return (await this.thread.run(task, transfer)) as Result;
    } catch (error) {
      return refuseBusy(error, t`The history cannot be read now. Please try again.`);
    }
  }
}
