import type { Dossier } from '@fap/shared/dossier/contract.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { TaskThread } from '../../../platform/threads/task-thread.ts';

const TIMEOUT_MS = 120_000;
const IDLE_MS = 60_000;
const MAX_TASKS = 40;

/** One for the process: setting a thousand items takes seconds of a core, and no call may wait for that. */
const thread = new TaskThread<Dossier, Uint8Array>(new URL('./pdf-worker.ts', import.meta.url), {
  name: 'setting a dossier',
  timeoutMs: TIMEOUT_MS,
  idleMs: IDLE_MS,
  maxTasks: MAX_TASKS,
});

/** The dossier as PDF, set in a thread of its own. Throws UNAVAILABLE when too many wait. */
export const setPdf = (dossier: Dossier): Promise<Uint8Array> =>
  thread
    .run(dossier)
    .catch((error: unknown) =>
      refuseBusy(error, 'Other dossiers are being set. Please try again in a minute.'),
    );
