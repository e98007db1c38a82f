import { AppError } from '@fap/shared/kernel/app-error.ts';
import { CLAIM_MINUTES, TAKEOVER_WAIT_SECONDS } from '@fap/shared/puzzle/constants.ts';
import type { Claim } from '@fap/shared/puzzle/entities.ts';
import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { layerClaim } from '../../db/schema/puzzle.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../platform/context.ts';
import { publish, recordAudit, transact } from '../../platform/transact.ts';
import { type ClaimRow, presentClaim } from './presenter.ts';
import { namesOf } from './queries.ts';
import { lockPuzzle } from './settle-layer.ts';

export interface LayerPlace {
  clusterId: string;
  layer: number;
}

/**
 * "I'm working on this layer": takes a free layer, renews one's own claim, or takes over one whose holder did not
 * answer a request for a minute. Throws CONFLICT with the running claim while somebody else holds it.
 */
export async function claimLayer(ctx: Ctx, place: LayerPlace): Promise<Claim> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.claim', async (tx) => {
    await lockPuzzle(tx, place.clusterId);
    const running = await findRunning(tx, place);
    if (running && running.holderId === accountId) return renew(tx, place, running);
    if (running && !mayTakeOver(running, accountId, tx.clock.now())) throw await heldByOther(tx, running);
    if (running) await endClaim(tx, running);
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
    await recordAudit(tx, {
      action: running ? 'puzzle.taken-over' : 'puzzle.claimed',
      entityType: 'layer-claim',
      entityId: row.id,
      clusterId: place.clusterId,
      before: running ? { holderId: running.holderId } : undefined,
      after: { layer: place.layer },
    });
    return announce(tx, place, row);
  });
}

/** Gives one's claim back; false when there was none. */
export async function releaseClaim(ctx: Ctx, place: LayerPlace): Promise<boolean> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.claim', async (tx) => {
    await lockPuzzle(tx, place.clusterId);
    const running = await findRunning(tx, place);
    if (!running || running.holderId !== accountId) return false;
    await endClaim(tx, running);
    await recordAudit(tx, {
      action: 'puzzle.released',
      entityType: 'layer-claim',
      entityId: running.id,
      clusterId: place.clusterId,
      after: { layer: place.layer },
    });
    publish(tx, puzzleTopic(place.clusterId), puzzleFacts.claim, {
      layer: place.layer,
      claim: null,
      actor: tx.actor.displayName,
    });
    return true;
  });
}

/** Asks the holder to hand a claim over; throws CONFLICT when nobody else holds it. */
export async function requestTakeover(ctx: Ctx, place: LayerPlace): Promise<Claim> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.claim', async (tx) => {
    await lockPuzzle(tx, place.clusterId);
    const running = await findRunning(tx, place);
    if (!running || running.holderId === accountId) {
      throw new AppError('CONFLICT', { message: 'Nobody else is working on this layer now' });
    }
    // The first request stands: asking again does not start the minute anew, and a second person waits for it.
    const request = running.takeoverRequestedBy
      ? {}
      : { takeoverRequestedBy: accountId, takeoverRequestedAt: tx.clock.now() };
    const row = await update(tx, running, { expiresAt: running.expiresAt, ...request });
    await recordAudit(tx, {
      action: 'puzzle.takeover-requested',
      entityType: 'layer-claim',
      entityId: row.id,
      clusterId: place.clusterId,
      after: { layer: place.layer },
    });
    return announce(tx, place, row);
  });
}

/** Ends claims whose lease ran out and tells those who look at the puzzle; returns how many. */
export async function expireClaims(ctx: Ctx): Promise<number> {
  const now = ctx.clock.now();
  const open = await ctx.db.select().from(layerClaim).where(isNull(layerClaim.endedAt));
  let ended = 0;
  for (const claim of open.filter((row) => row.expiresAt <= now)) {
    await transact(ctx, 'platform', async (tx) => {
      await lockPuzzle(tx, claim.clusterId);
      const [current] = await tx.db.select().from(layerClaim).where(eq(layerClaim.id, claim.id));
      if (!current || current.endedAt || current.expiresAt > now) return;
      await endClaim(tx, current);
      await recordAudit(tx, {
        action: 'puzzle.claim-expired',
        entityType: 'layer-claim',
        entityId: claim.id,
        clusterId: claim.clusterId,
        after: { layer: claim.layer },
      });
      publish(tx, puzzleTopic(claim.clusterId), puzzleFacts.claim, {
        layer: claim.layer,
        claim: null,
        actor: null,
      });
      ended += 1;
    });
  }
  return ended;
}

const leaseEnd = (now: Date): Date => new Date(now.getTime() + CLAIM_MINUTES * 60_000);

function mayTakeOver(claim: ClaimRow, accountId: string, now: Date): boolean {
  if (claim.takeoverRequestedBy !== accountId || !claim.takeoverRequestedAt) return false;
  return now.getTime() - claim.takeoverRequestedAt.getTime() >= TAKEOVER_WAIT_SECONDS * 1000;
}

/** The running claim of a layer; one whose lease ran out counts as ended and is ended on the way. */
async function findRunning(tx: TxCtx, place: LayerPlace): Promise<ClaimRow | null> {
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
  await endClaim(tx, row);
  return null;
}

async function endClaim(tx: TxCtx, claim: ClaimRow): Promise<void> {
  await tx.db.update(layerClaim).set({ endedAt: tx.clock.now() }).where(eq(layerClaim.id, claim.id));
}

async function renew(tx: TxCtx, place: LayerPlace, claim: ClaimRow): Promise<Claim> {
  // Renewing is an answer to whoever asked to take over: the holder is still at it.
  const row = await update(tx, claim, {
    expiresAt: leaseEnd(tx.clock.now()),
    takeoverRequestedBy: null,
    takeoverRequestedAt: null,
  });
  await recordAudit(tx, {
    action: 'puzzle.claim-renewed',
    entityType: 'layer-claim',
    entityId: row.id,
    clusterId: place.clusterId,
    after: { layer: place.layer },
  });
  return announce(tx, place, row);
}

async function update(tx: TxCtx, claim: ClaimRow, set: Partial<ClaimRow>): Promise<ClaimRow> {
  const [row] = await tx.db.update(layerClaim).set(set).where(eq(layerClaim.id, claim.id)).returning();
  if (!row) throw new Error(`claim ${claim.id} is gone`);
  return row;
}

async function announce(tx: TxCtx, place: LayerPlace, row: ClaimRow): Promise<Claim> {
  const claim = await present(tx, row);
  publish(tx, puzzleTopic(place.clusterId), puzzleFacts.claim, {
    layer: place.layer,
    claim,
    actor: tx.actor.displayName,
  });
  return claim;
}

async function present(ctx: Ctx, row: ClaimRow): Promise<Claim> {
  return presentClaim(row, await namesOf(ctx, [row.holderId, row.takeoverRequestedBy ?? row.holderId]));
}

async function heldByOther(tx: TxCtx, claim: ClaimRow): Promise<AppError> {
  const held = await present(tx, claim);
  return new AppError('CONFLICT', {
    message: `${held.holder.displayName} is working on this layer`,
    data: { claim: held },
  });
}
