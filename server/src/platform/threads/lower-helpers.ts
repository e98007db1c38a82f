import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

/** The process's threads, each a folder with its name in `comm` (proc_pid_task(5)). */
const OWN_THREADS = '/proc/self/task';
/** What Node calls the threads that compile and collect garbage for V8. */
const HELPER = 'V8Worker';

/**
 * Lets V8's helper threads go after everything else that wants a core; gives their ids. On two cores a keystroke waited two to four milliseconds
 * for a core that compiled some other function: a woken thread of equal priority waits until the running one has had its turn. Only Linux has
 * priorities of threads; elsewhere nothing changes.
 */
export function lowerHelpers(): number[] {
  if (!existsSync(OWN_THREADS)) return [];
  const helpers = readdirSync(OWN_THREADS).filter(
    (thread) => readFileSync(`${OWN_THREADS}/${thread}/comm`, 'latin1').trim() === HELPER,
  );
  // Below normal, not lowest: a collection waits for its helpers. Where the whole process runs lower, raising them would be refused.
  const lowered = Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL);
  for (const thread of helpers) setPriority(Number(thread), lowered);
  return helpers.map(Number);
}
