import { availableParallelism } from 'node:os';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { FairTurns, TooManyTurnsError } from '../../platform/threads/fair-turns.ts';

/** At most half of the cores hash passwords, so that other requests still get answered. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** At some 30 ms each, a longer queue would exceed the time a browser or a person waits. */
const MAX_WAITING = 200;
const MAX_WAITING_OF_ONE = 100;
const RETRY_AFTER_SECONDS = 5;

/**
 * Queues password hashing fairly, one at a time per address: hashing is slow on purpose, and a flood of it must not starve
 * other requests. No database connection is held while waiting.
 */
export class PasswordTurns {
  readonly #turns = new FairTurns({
    atOnce: AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxWaitingOfOne: MAX_WAITING_OF_ONE,
  });

  /** Runs the work when it is the address's turn; throws TOO_MANY or UNAVAILABLE when the queue is full. */
  async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.#turns.take(address, work);
    } catch (error) {
      if (!(error instanceof TooManyTurnsError)) throw error;
      throw new AppError(error.isOwn ? 'TOO_MANY' : 'UNAVAILABLE', {
        message: t`Many people are signing in just now. Please try again in a few seconds.`,
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
  }
}
