import type { DossierContent } from '@fap/shared/dossier/content.ts';
import { and, asc, eq } from 'drizzle-orm';
import { contribution } from '../../../db/schema/puzzle.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { listLayers } from '../../puzzle/index.ts';

/** The fourteen layers with their confirmed pieces, as the crowd reads them: hidden ones are not among them. */
export async function collectAnatomy(ctx: Ctx, clusterId: string): Promise<DossierContent['anatomy']> {
  const [layers, pieces] = await Promise.all([
    listLayers(ctx, clusterId),
    ctx.db
      .select({
        contributionId: contribution.id,
        layer: contribution.layer,
        text: contribution.content,
        hash: contribution.hash,
      })
      .from(contribution)
      .where(
        and(
          eq(contribution.clusterId, clusterId),
          eq(contribution.status, 'confirmed'),
          eq(contribution.moderation, 'shown'),
        ),
      )
      .orderBy(asc(contribution.layer), asc(contribution.createdAt), asc(contribution.id)),
  ]);
  const byLayer = Map.groupBy(pieces, ({ layer }) => layer);
  return layers.map(({ layer, name, status, pieces: count }) => ({
    layer,
    name,
    status,
    pieces: count,
    texts: (byLayer.get(layer) ?? []).map(({ layer: _, ...piece }) => piece),
  }));
}
