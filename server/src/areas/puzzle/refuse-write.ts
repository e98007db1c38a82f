import { AppError } from '@fap/shared/kernel/app-error.ts';
import { WriteRefusedError, WriteUnavailableError } from '../../platform/collab/ports/server-write.ts';
import { TooManyTurnsError } from '../../platform/threads/fair-turns.ts';

/** Says what a server write to a board ran into: no room in the document (TOO_LARGE), or not possible now (UNAVAILABLE). */
export function refuseWrite(error: unknown, { noRoom, notNow }: { noRoom: string; notNow: string }): never {
  if (error instanceof WriteRefusedError) throw new AppError('TOO_LARGE', { message: noRoom });
  if (error instanceof TooManyTurnsError || error instanceof WriteUnavailableError)
    throw new AppError('UNAVAILABLE', { message: notNow });
  throw error;
}
