import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { TaskThread } from '../../../platform/threads/task-thread.ts';
import { type NamedIndicator, namedBy } from '../rows/named-by.ts';

type Told = Pick<PaymentInput, 'payee' | 'description'>;

/** A payee and a memo of a bank are this short; more may be a text full of numbers, each of which takes a fraction of a millisecond. */
const QUICK_CHARACTERS = 400;
const TIMEOUT_MS = 20_000;
const IDLE_MS = 30_000;
const HEAP_MB = 512;
const MAX_TASKS = 40;

/** One for the process; it lives only while long texts come in. */
const thread = new TaskThread<readonly Told[], NamedIndicator[][]>(
  new URL('./naming-worker.ts', import.meta.url),
  { name: 'reading payments', timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS, heapMb: HEAP_MB, maxTasks: MAX_TASKS },
);

/** What each payment names, in their order; throws TOO_MANY and UNAVAILABLE when too much waits to be read. */
export async function namePayments(payments: readonly Told[]): Promise<NamedIndicator[][]> {
  const told = payments.map(({ payee, description }) => ({ payee, description }));
  const characters = told.reduce((sum, { payee, description }) => sum + payee.length + description.length, 0);
  if (characters <= QUICK_CHARACTERS) return told.map(namedBy);
  return thread
    .run(told)
    .catch((error: unknown) =>
      refuseBusy(error, t`We could not read these payments just now. Please send them again.`),
    );
}
