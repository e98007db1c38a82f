import { existsSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** Names the thread that reads it: `<process>/task/<thread>` (proc_thread-self(5)). */
const OWN_THREAD = '/proc/thread-self';

/**
 * Lets the calling worker thread have a core only where nobody else wants it, so that long work does not push the live layer aside; gives
 * the priority it has now. On Linux each thread has its own (setpriority(2)); elsewhere nothing changes.
 */
export function lowerPriority(): number {
  if (!existsSync(OWN_THREAD)) return getPriority();
  const thread = Number(basename(readlinkSync(OWN_THREAD)));
  setPriority(thread, constants.priority.PRIORITY_LOW);
  return getPriority(thread);
}
