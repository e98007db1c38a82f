import type { BackTest } from '@fap/shared/elder/back-test.ts';
import type { Balance, PaymentInput } from '@fap/shared/elder/payment.ts';
import type { ReplayKnowledge } from '@fap/shared/elder/replay.ts';
import type { Bounds, ScamMatch } from '@fap/shared/elder/rules.ts';
import type { ShieldSettings } from '@fap/shared/elder/situation.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { TaskThread } from '../../../platform/threads/task-thread.ts';

/** Payments of the past with what is known of them, and the choices to judge them by. */
export interface BackTestTask {
  payments: readonly PaymentInput[];
  opening: Balance | null;
  allowances: ReplayKnowledge['allowances'];
  /** Confirmed scams that a payment names, by its external id. */
  matches: ReadonlyMap<string, readonly ScamMatch[]>;
  /** Which payments were fraud, by external id; null where nobody knows. */
  labels: ReadonlyMap<string, boolean> | null;
  choices: readonly { settings: ShieldSettings; bounds: Bounds }[];
}

const TIMEOUT_MS = 20_000;
const IDLE_MS = 30_000;
const HEAP_MB = 512;
const MAX_TASKS = 40;

/** One for the process; it lives only while the past is replayed, which takes a second for twenty thousand payments. */
const thread = new TaskThread<BackTestTask, BackTest[]>(new URL('./back-test-worker.ts', import.meta.url), {
  name: 'replaying payments',
  timeoutMs: TIMEOUT_MS,
  idleMs: IDLE_MS,
  heapMb: HEAP_MB,
  maxTasks: MAX_TASKS,
});

/** Replays payments by each of the choices, in their order; throws TOO_MANY and UNAVAILABLE when too much waits or one takes too long. */
export async function replayByChoices(task: BackTestTask): Promise<BackTest[]> {
  return thread
    .run(task)
    .catch((error: unknown) =>
      refuseBusy(error, t`These payments take too long to go through. Please try fewer.`),
    );
}
