import type { Assessment, StrikeView } from '@fap/shared/strike/contract.ts';
import { explainRaises } from '@fap/shared/strike/explain-raises.ts';
import { isWindowOpen, STRIKE_PARTS, type StrikePart, strikeScore } from '@fap/shared/strike/strike-score.ts';
import type { strikeAssessment } from '../../db/schema/strike.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { findRoots, getCluster } from '../clusters/index.ts';
import { collectInputs, findAssessment } from './collect-inputs.ts';

/** A cluster's Strike Score, computed now; of a merged one that of the cluster it speaks through. Throws NOT_FOUND. */
export async function getScore(ctx: Ctx, clusterId: string): Promise<StrikeView> {
  const { id } = await getCluster(ctx, clusterId);
  const rootId = (await findRoots(ctx, [id])).get(id) ?? id;
  const { name, clusterChainId } = await getCluster(ctx, rootId);
  const inputs = await collectInputs(ctx, rootId);
  const score = strikeScore(inputs);
  return {
    cluster: { id: rootId, name, clusterChainId },
    score: score.score,
    isHeld: score.isHeld,
    isWindowOpen: isWindowOpen(score),
    parts: Object.fromEntries(
      Object.entries(STRIKE_PARTS).map(([part, max]) => [
        part,
        { points: score.parts[part as StrikePart], max },
      ]),
    ) as StrikeView['parts'],
    gates: score.gates,
    raises: explainRaises(inputs),
    assessment: presentAssessment(await findAssessment(ctx, rootId)),
    computedAt: ctx.clock.now().toISOString(),
  };
}

function presentAssessment(row: typeof strikeAssessment.$inferSelect | undefined): Assessment {
  return {
    documentedCents: row?.documentedCents ?? null,
    largestPaymentCents: row?.largestPaymentCents ?? null,
    isOngoing: row?.isOngoing ?? null,
    liveAt: row?.liveAt?.toISOString() ?? null,
    isRedacted: row?.isRedacted ?? false,
    isSignedOff: row?.signedOffBy != null,
  };
}
