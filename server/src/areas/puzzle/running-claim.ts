import { CLAIM_MINUTES } from '@fap/shared/puzzle/constants.ts';
import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { layerClaim } from '../../db/schema/puzzle.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';
import { type ClaimRow, presentClaim } from './presenter.ts';
import { listDisplayNames } from './queries.ts';

/** A layer of a cluster. */
export interface LayerPlace {
  clusterId: string;
  layer: number;
}

/** When a lease that begins now ends. */
export const leaseEnd = (now: Date): Date => new Date(now.getTime() + CLAIM_MINUTES * 60_000);

/** The running claim of a layer; one whose lease ran out is ended on the way. */
export async function findRunningClaim(tx: TxCtx, place: LayerPlace): Promise<ClaimRow | null> {
  const [row] = await tx.db
    .select()
    .from(layerClaim)
    .where(
      and(
        eq(layerClaim.clusterId, place.clusterId),
        eq(layerClaim.layer, place.layer),
        isNull(layerClaim.endedAt),
      ),
    );
  if (!row) return null;
  if (row.expiresAt > tx.clock.now()) return row;
  await endClaim(tx, row, 'puzzle.claim-expired');
  return null;
}

/** Ends a claim with an audit row, and publishes it to the puzzle's topic. */
export async function endClaim(tx: TxCtx, claim: ClaimRow, action: string): Promise<void> {
  await tx.db.update(layerClaim).set({ endedAt: tx.clock.now() }).where(eq(layerClaim.id, claim.id));
  await auditClaim(tx, claim, action);
  publish(tx, puzzleTopic(claim.clusterId), puzzleFacts.claim, {
    layer: claim.layer,
    claim: null,
    actor: tx.actor.isPlatform ? null : tx.actor.displayName,
  });
}

/** Changes a claim. */
export async function updateClaim(tx: TxCtx, claim: ClaimRow, set: Partial<ClaimRow>): Promise<ClaimRow> {
  const [row] = await tx.db.update(layerClaim).set(set).where(eq(layerClaim.id, claim.id)).returning();
  if (!row) throw new Error(`claim ${claim.id} is gone`);
  return row;
}

/** Records what was done with a claim. */
export async function auditClaim(
  tx: TxCtx,
  claim: ClaimRow,
  action: string,
  before?: unknown,
): Promise<void> {
  await recordAudit(tx, {
    action,
    entityType: 'layer-claim',
    entityId: claim.id,
    clusterId: claim.clusterId,
    ...(before === undefined ? {} : { before }),
    after: { layer: claim.layer },
  });
}

/** Publishes the current claim to the puzzle's topic. */
export async function announceClaim(tx: TxCtx, row: ClaimRow): Promise<Claim> {
  const claim = await presentRunningClaim(tx, row);
  publish(tx, puzzleTopic(row.clusterId), puzzleFacts.claim, {
    layer: row.layer,
    claim,
    actor: tx.actor.displayName,
  });
  return claim;
}

/** A claim with the display names of its people. */
export async function presentRunningClaim(ctx: Ctx, row: ClaimRow): Promise<Claim> {
  return presentClaim(
    row,
    await listDisplayNames(ctx, [row.holderId, row.takeoverRequestedBy ?? row.holderId]),
  );
}
