import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { TAKEOVER_WAIT_SECONDS } from '@fap/shared/puzzle/constants.ts';
import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { layerClaim } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';
import type { ClaimRow } from './presenter.ts';
import {
  announceClaim,
  auditClaim,
  endClaim,
  findRunningClaim,
  type LayerPlace,
  leaseEnd,
  presentRunningClaim,
  updateClaim,
} from './running-claim.ts';
import { lockPuzzle } from './settle-layer.ts';

/**
 * "I'm working on this layer": takes a free layer, renews one's own claim, or takes over one whose holder did not
 * answer a request for a minute. Throws CONFLICT with the running claim while somebody else holds it.
 */
export async function claimLayer(ctx: Ctx, place: LayerPlace): Promise<Claim> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.claim', async (tx) => {
    await lockPuzzle(tx, place.clusterId);
    const running = await findRunningClaim(tx, place);
    if (running && running.holderId === accountId) return renew(tx, running);
    if (running && !mayTakeOver(running, accountId, tx.clock.now())) {
      const claim = await presentRunningClaim(tx, running);
      throw new AppError('CONFLICT', {
        message: t`${claim.holder.displayName} is working on this layer`,
        data: { claim },
      });
    }
    if (running) await endClaim(tx, running, 'puzzle.claim-lost');
    const now = tx.clock.now();
    const [row] = await tx.db
      .insert(layerClaim)
      .values({
        id: tx.ids.next('claim'),
        ...place,
        holderId: accountId,
        claimedAt: now,
        expiresAt: leaseEnd(now),
      })
      .returning();
    if (!row) throw new Error('the claim was not written');
    await auditClaim(tx, row, running ? 'puzzle.taken-over' : 'puzzle.claimed', running ?? undefined);
    return announceClaim(tx, row);
  });
}

function mayTakeOver(claim: ClaimRow, accountId: string, now: Date): boolean {
  if (claim.takeoverRequestedBy !== accountId || !claim.takeoverRequestedAt) return false;
  return now.getTime() - claim.takeoverRequestedAt.getTime() >= TAKEOVER_WAIT_SECONDS * 1000;
}

/** Renewing answers a takeover request: the holder is still working. */
async function renew(tx: TxCtx, claim: ClaimRow): Promise<Claim> {
  const row = await updateClaim(tx, claim, {
    expiresAt: leaseEnd(tx.clock.now()),
    takeoverRequestedBy: null,
    takeoverRequestedAt: null,
  });
  await auditClaim(tx, row, 'puzzle.claim-renewed');
  return announceClaim(tx, row);
}
