import { availableParallelism } from 'node:os';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { FairTurns, TooManyTurnsError } from '../../platform/threads/fair-turns.ts';

/** Half of the machine may hash passwords; the other half answers everybody else. */
const AT_ONCE = Math.max(1, Math.floor(availableParallelism() / 2));
/** At some 30 ms each: whoever comes later would wait longer than a browser and a person do. */
const MAX_WAITING = 200;
const MAX_WAITING_OF_ONE = 100;
const RETRY_AFTER_SECONDS = 5;

/**
 * Password work takes turns between addresses, one at a time each: it is slow by intention, and a flood of it must not
 * take the machine from others. No database connection is held while somebody waits.
 */
export class PasswordTurns {
  readonly #turns = new FairTurns({
    atOnce: AT_ONCE,
    maxWaiting: MAX_WAITING,
    maxWaitingOfOne: MAX_WAITING_OF_ONE,
  });

  /** Does the work at the address's turn; throws TOO_MANY or UNAVAILABLE when too much waits. */
  async take<T>(address: string, work: () => Promise<T>): Promise<T> {
    try {
      return await this.#turns.take(address, work);
    } catch (error) {
      if (!(error instanceof TooManyTurnsError)) throw error;
      throw new AppError(error.isOwn ? 'TOO_MANY' : 'UNAVAILABLE', {
        message: 'Many people are signing in just now. Please try again in a few seconds.',
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    }
  }
}
