import type { Submission } from '@fap/shared/reports/submission.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { getCluster } from '../clusters/index.ts';
import { runTextTask } from '../texts/index.ts';
import { findMatches } from './find-matches.ts';

/** The cluster a draft report would join, or null; nothing is stored. */
export async function previewMatch(
  ctx: Ctx,
  report: Pick<Submission, 'description' | 'evidence' | 'scamPersonas'>,
): Promise<{ clusterId: string; name: string; percent: number } | null> {
  const [best] = await findMatches(ctx, await runTextTask(ctx, 'question', report), { isQuestion: true });
  if (!best?.joinsByItself) return null;
  const { name } = await getCluster(ctx, best.clusterId);
  return { clusterId: best.clusterId, name, percent: Math.round(best.percent) };
}
