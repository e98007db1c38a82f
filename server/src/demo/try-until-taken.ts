import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { TaskLostError } from '../platform/processes/task-process.ts';
import type { Log } from '../platform/runtime/log.ts';
import { WorkUnavailableError } from '../platform/threads/work-unavailable.ts';

const ATTEMPTS = 5;
const PAUSE_MS = 2_000;

/**
 * Runs a seed that resumes where it stopped, again when a machine with too much to do refused a part of it: no job queue runs yet that would
 * try later. Other errors are thrown, and the last refusal.
 */
export async function tryUntilTaken(log: Log, seed: () => Promise<void>, pauseMs = PAUSE_MS): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await seed();
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || !isRefusal(error)) throw error;
      log.warn({ err: error, attempt }, 'the demo is filled further in a moment');
      await sleep(pauseMs);
    }
}

const isRefusal = (error: unknown): boolean =>
  (error instanceof WorkUnavailableError && !(error instanceof TaskLostError)) ||
  (error instanceof AppError && (error.code === 'UNAVAILABLE' || error.code === 'TOO_MANY'));
