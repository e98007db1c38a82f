import type { MutationResult } from '@fap/shared/families/family-entities.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../platform/write/context.ts';
import { findAnalysis, getRootId } from './queries.ts';
import { relateCluster } from './relate-cluster.ts';

/** The stored mutation analysis of a cluster; computed here when there is none yet. Throws NOT_FOUND. */
export async function analyzeMutation(ctx: Ctx, clusterId: string): Promise<MutationResult> {
  const rootId = await getRootId(ctx, clusterId);
  const known = await findAnalysis(ctx, rootId);
  if (known) return known;
  // The result is the same for everybody, so the platform is its author.
  await relateCluster({ ...ctx, actor: PLATFORM_ACTOR }, rootId);
  const computed = await findAnalysis(ctx, rootId);
  if (!computed) throw new Error(`nothing was computed of ${rootId}`);
  return computed;
}
