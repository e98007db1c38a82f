import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { and, eq, ne } from 'drizzle-orm';
import { badgeAward } from '../../db/schema/agents.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { listAnchoredPieces } from './anchored-pieces.ts';
import { grantReward } from './grant-reward.ts';

/** Rewards follow from what happened; nobody asks for them. */
export const agentReactions = [
  defineReaction({
    name: 'agents.reward-report',
    on: 'cluster.report.submitted',
    // Once per person and cluster: more reports of the same are welcome, but no way to earn.
    run: async (tx, { reporterId, clusterId }) => {
      await grantReward(tx, {
        accountId: reporterId,
        reason: 'report-submitted',
        occasion: `${reporterId}:${clusterId}`,
        clusterId,
      });
    },
  }),
  defineReaction({
    name: 'agents.reward-piece',
    on: 'puzzle.contribution.submitted',
    run: async (tx, { contributionId }) => {
      const piece = await readPiece(tx, contributionId);
      const to = { accountId: piece.authorId, clusterId: piece.clusterId, contributionId };
      await grantReward(tx, { ...to, reason: 'piece-submitted', occasion: contributionId });
      if (piece.type === 'evidence' && (await isFirstEvidence(tx, piece.clusterId, contributionId))) {
        await grantReward(tx, { ...to, reason: 'first-evidence', occasion: piece.clusterId });
      }
      await rewardAnchored(tx, { contributionId });
    },
  }),
  defineReaction({
    name: 'agents.reward-anchor',
    on: 'vault.batch.verified',
    run: (tx, { batchId }) => rewardAnchored(tx, { batchId }),
  }),
  defineReaction({
    name: 'agents.reward-layer',
    on: 'puzzle.layer.changed',
    concerns: ({ origin }) => origin === 'agent',
    run: async (tx, { clusterId, layer, from, to, contributionId }) => {
      const piece = await readPiece(tx, contributionId);
      const reward = {
        accountId: piece.authorId,
        clusterId,
        contributionId,
        occasion: `${clusterId}:${layer}`,
      };
      if (to === 'partial' && from === 'missing')
        await grantReward(tx, { ...reward, reason: 'layer-partial' });
      if (to !== 'complete') return;
      await grantReward(tx, { ...reward, reason: 'layer-complete' });
      if (anatomyLayer(layer).isCriticalPath) await grantReward(tx, { ...reward, reason: 'critical-path' });
      await tx.db
        .insert(badgeAward)
        .values({
          accountId: piece.authorId,
          badge: 'layer-complete',
          clusterId,
          layer,
          awardedAt: tx.clock.now(),
        })
        .onConflictDoNothing();
    },
  }),
];

/** Once per exhibit, to whoever brought it first: whether it came into a block before or after that. */
async function rewardAnchored(tx: TxCtx, of: Parameters<typeof listAnchoredPieces>[1]): Promise<void> {
  for (const { authorId, digest, ...piece } of await listAnchoredPieces(tx, of))
    await grantReward(tx, {
      accountId: authorId,
      reason: 'evidence-anchored',
      occasion: digest,
      ...piece,
    });
}

async function readPiece(tx: TxCtx, id: string) {
  const [row] = await tx.db.select().from(contribution).where(eq(contribution.id, id));
  if (!row) throw new Error(`piece ${id} is gone`);
  return row;
}

async function isFirstEvidence(tx: TxCtx, clusterId: string, contributionId: string): Promise<boolean> {
  const [other] = await tx.db
    .select({ id: contribution.id })
    .from(contribution)
    .where(
      and(
        eq(contribution.clusterId, clusterId),
        eq(contribution.type, 'evidence'),
        ne(contribution.id, contributionId),
      ),
    )
    .limit(1);
  return other === undefined;
}
