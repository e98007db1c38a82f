import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { emit, transact } from '../../platform/write/transact.ts';
import { puzzleEvents } from './events.ts';
import {
  announceClaim,
  auditClaim,
  findRunningClaim,
  type LayerPlace,
  updateClaim,
} from './running-claim.ts';
import { lockPuzzle } from './settle-layer.ts';

/** Asks the holder to hand a claim over; throws CONFLICT when nobody else holds it. */
export async function requestTakeover(ctx: Ctx, place: LayerPlace): Promise<Claim> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.claim', async (tx) => {
    await lockPuzzle(tx, place.clusterId);
    const running = await findRunningClaim(tx, place);
    if (!running || running.holderId === accountId) {
      throw new AppError('CONFLICT', { message: t`Nobody else is working on this layer now` });
    }
    // The first request counts: repeated ones do not restart the minute, and a second person waits.
    const isFirst = running.takeoverRequestedBy === null;
    const row = isFirst
      ? await updateClaim(tx, running, {
          takeoverRequestedBy: accountId,
          takeoverRequestedAt: tx.clock.now(),
        })
      : running;
    await auditClaim(tx, row, 'puzzle.takeover-requested');
    if (isFirst) emit(tx, puzzleEvents.takeoverAsked, { claimId: row.id });
    return announceClaim(tx, row);
  });
}
