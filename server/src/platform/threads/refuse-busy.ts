import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { TooManyTurnsError } from './fair-turns.ts';
import { WorkUnavailableError } from './work-unavailable.ts';

const RETRY_AFTER_SECONDS = 3;

/** Maps a full queue, or a lost thread or process, to UNAVAILABLE or TOO_MANY; other errors are rethrown. */
export function refuseBusy(error: unknown, message: string): never {
  if (!(error instanceof TooManyTurnsError || error instanceof WorkUnavailableError)) throw error;
  const { isOwn } = error;
  throw new AppError(isOwn ? 'TOO_MANY' : 'UNAVAILABLE', {
    message: isOwn ? t`You are asking for a lot at once. Please wait a few seconds.` : message,
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
