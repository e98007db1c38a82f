import type { RewardReason } from '@fap/shared/agents/rewards.ts';
import type { Contribution, PuzzleLayer } from '@fap/shared/puzzle/entities.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { rewardEntry } from '../../db/schema/agents.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { refuseOtherPayload } from '../../platform/write/idempotency.ts';
import { getCluster } from '../clusters/index.ts';
import type { GrantedReward } from './granted-reward.ts';
import { listLayers, presentContributions } from './queries.ts';

export interface ContributePieceResult {
  contribution: Contribution;
  layer: PuzzleLayer;
  completionRate: number;
  /** The reward of the piece when it was contributed. */
  reward: GrantedReward;
  isRepeated: boolean;
}

/** What a piece earns when it is contributed; what it earns later is in no answer. */
const AT_ONCE: RewardReason[] = ['piece-submitted', 'layer-partial', 'first-evidence'];

/** The first answer to an idempotency key of this author, or null. Throws CONFLICT when it came with another piece. */
export async function findRepeated(
  ctx: Ctx,
  authorId: string,
  { idempotencyKey, payloadHash }: { idempotencyKey: string; payloadHash: string },
): Promise<ContributePieceResult | null> {
  const rows = await ctx.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.authorId, authorId), eq(contribution.idempotencyKey, idempotencyKey)));
  refuseOtherPayload(rows[0]?.payloadHash, payloadHash);
  const [piece] = await presentContributions(ctx, rows);
  if (!piece) return null;
  const layers = await listLayers(ctx, piece.clusterId);
  const layer = layers[piece.layer - 1];
  if (!layer) throw new Error(`piece ${piece.id} has no layer`);
  const { completionRate } = await getCluster(ctx, piece.clusterId);
  const reward = await getReward(ctx, authorId, piece.id);
  return { contribution: piece, layer, completionRate, reward, isRepeated: true };
}

async function getReward(ctx: Ctx, authorId: string, contributionId: string) {
  const sum = (column: typeof rewardEntry.credits | typeof rewardEntry.xp) =>
    sql<number>`coalesce(sum(${column}), 0)::int`;
  const [row] = await ctx.db
    .select({ credits: sum(rewardEntry.credits), xp: sum(rewardEntry.xp) })
    .from(rewardEntry)
    .where(
      and(
        // By their account, which is indexed.
        eq(rewardEntry.accountId, authorId),
        eq(rewardEntry.contributionId, contributionId),
        inArray(rewardEntry.reason, AT_ONCE),
      ),
    );
  return row ?? { credits: 0, xp: 0 };
}
