import { refuseBusy } from './refuse-busy.ts';
import { TaskThread } from './task-thread.ts';

const TIMEOUT_MS = 120_000;
const IDLE_MS = 60_000;
const MAX_TASKS = 40;

/**
 * Sets PDFs by the `run` of a script in a thread of its own, one for the process: a document of a thousand items takes seconds of a core,
 * and no call may wait for that. What it gives throws UNAVAILABLE with `busy` when too many wait.
 */
export function pdfThread<Content>(
  script: URL,
  { name, busy }: { name: string; busy: string },
): (content: Content) => Promise<Uint8Array> {
  const thread = new TaskThread<Content, Uint8Array>(script, {
    name,
    timeoutMs: TIMEOUT_MS,
    idleMs: IDLE_MS,
    maxTasks: MAX_TASKS,
  });
  return (content) => thread.run(content).catch((error: unknown) => refuseBusy(error, busy));
}
