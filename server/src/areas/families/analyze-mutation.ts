import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../platform/write/context.ts';
import { findAnalysis, getRootId } from './queries.ts';
import { relateCluster } from './relate-cluster.ts';

/**
 * The mutation analysis of a cluster: from what is kept, which follows its reports; computed here when nothing is kept
 * yet. Throws NOT_FOUND.
 */
export async function analyzeMutation(ctx: Ctx, clusterId: string): Promise<MutationResult> {
  const rootId = await getRootId(ctx, clusterId);
  const known = await findAnalysis(ctx, rootId);
  if (known) return known;
  // What is computed is the platform's and the same whoever asks.
  await relateCluster({ ...ctx, actor: PLATFORM_ACTOR }, rootId);
  const computed = await findAnalysis(ctx, rootId);
  if (!computed) throw new Error(`nothing was computed of ${rootId}`);
  return computed;
}
