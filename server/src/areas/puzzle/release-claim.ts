import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import { endClaim, findRunningClaim, type LayerPlace } from './running-claim.ts';
import { lockPuzzle } from './settle-layer.ts';

/** Gives one's claim back; false when there was none. */
export async function releaseClaim(ctx: Ctx, place: LayerPlace): Promise<boolean> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.claim', async (tx) => {
    await lockPuzzle(tx, place.clusterId);
    const running = await findRunningClaim(tx, place);
    if (!running || running.holderId !== accountId) return false;
    await endClaim(tx, running, 'puzzle.released');
    return true;
  });
}
