import { t } from '@fap/shared/kernel/words.ts';
import { refuseBusy } from '../../../platform/threads/refuse-busy.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import type { HistoryPorts } from './history-ports.ts';

/** Reads a history when it is the actor's turn: each log is held in memory. Throws UNAVAILABLE when too many wait. */
export function readInTurn<T>(ctx: Ctx, { reads }: HistoryPorts, read: () => Promise<T>): Promise<T> {
  return reads
    .take(actingAccount(ctx), read)
    .catch((error: unknown) => refuseBusy(error, t`The history cannot be read now. Please try again.`));
}
