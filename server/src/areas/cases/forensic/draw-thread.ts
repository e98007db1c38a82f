import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { TaskThread } from '../../../platform/threads/task-thread.ts';
import type { ReportContent } from './report-content.ts';

const TIMEOUT_MS = 120_000;
const IDLE_MS = 60_000;
const MAX_TASKS = 40;

/** One for the process: a case with many exhibits takes seconds of a core, and no call may wait for that. */
const thread = new TaskThread<ReportContent, Uint8Array>(new URL('./draw-worker.ts', import.meta.url), {
  name: 'drawing a forensic report',
  timeoutMs: TIMEOUT_MS,
  idleMs: IDLE_MS,
  maxTasks: MAX_TASKS,
});

/** A forensic report as PDF, drawn in a thread of its own. Throws UNAVAILABLE when too many wait. */
export const drawInThread = (content: ReportContent): Promise<Uint8Array> =>
  thread
    .run(content)
    .catch((error: unknown) =>
      refuseBusy(error, 'Other reports are being drawn. Please try again in a minute.'),
    );
