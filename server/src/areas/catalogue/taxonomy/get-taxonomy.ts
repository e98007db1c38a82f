import { ANATOMY } from '@fap/shared/catalogue/anatomy.ts';
import { CATALOGUE } from '@fap/shared/catalogue/kinds/catalogue.ts';
import { LAYER_DETAILS } from '@fap/shared/catalogue/layer-details.ts';
import type { ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { CoreCluster, Taxonomy, TaxonomyLayer } from '@fap/shared/catalogue/taxonomy.ts';
import { RECONDOG_UNITS } from '@fap/shared/recondogs/units.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { indicator, indicatorMention } from '../../../db/schema/indicators.ts';
import { contribution, puzzleLayer } from '../../../db/schema/puzzle.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { requireAcceptance } from './acceptance.ts';

/** The layers and the core clusters, with what is known here; throws FORBIDDEN until the actor accepted the note. */
export async function getTaxonomy(ctx: Ctx): Promise<Taxonomy> {
  await requireAcceptance(ctx);
  return { layers: await listLayers(ctx), coreClusters: await listCoreClusters(ctx) };
}

async function listLayers(ctx: Ctx): Promise<TaxonomyLayer[]> {
  const pieces = await countConfirmedPieces(ctx);
  return ANATOMY.map(({ layer, question: _, ...text }, index) => {
    const details = LAYER_DETAILS[index];
    if (!details) throw new Error(`layer ${layer} has no details`);
    return {
      ...text,
      id: layer,
      codes: [...text.codes],
      components: [...details.components],
      settledBy: details.settledBy,
      units: RECONDOG_UNITS.filter(({ id }) => details.units.includes(id)).map(({ key, name }) => ({
        key,
        name,
      })),
      confirmedPieces: pieces.get(layer) ?? 0,
    };
  });
}

/** Hidden pieces are as good as gone, whatever reviewers said of them before. */
async function countConfirmedPieces(ctx: Ctx): Promise<Map<number, number>> {
  const rows = await ctx.db
    .select({ layer: contribution.layer, pieces: sql<number>`count(*)::int` })
    .from(contribution)
    .where(and(eq(contribution.status, 'confirmed'), eq(contribution.moderation, 'shown')))
    .groupBy(contribution.layer);
  return new Map(rows.map(({ layer, pieces }) => [layer, pieces]));
}

/** The families whose kind a report can name; `other` gathers unlike things, so its clusters describe no family. */
async function listCoreClusters(ctx: Ctx): Promise<CoreCluster[]> {
  const figures = await measureTypes(ctx);
  const handles = await countHandles(ctx);
  const progress = await countLayers(ctx);
  return CATALOGUE.filter(({ scamType }) => scamType !== 'other').map((family) => {
    const { id, scamType, name, category, description, status, branches } = family;
    const known = figures.get(scamType);
    return {
      id,
      scamType,
      name,
      category,
      description,
      severity: status,
      variants: branches.flatMap(({ variants }) => variants.map((variant) => variant.name)),
      clusters: known?.clusters ?? 0,
      completionRate: known?.completionRate ?? null,
      knownScammers: known ? (handles.get(scamType) ?? 0) : null,
      recentActivity: known?.recentActivity.toISOString() ?? null,
      layers: ANATOMY.map(({ layer }) => ({
        layer,
        ...(progress.get(`${scamType}/${layer}`) ?? { complete: 0, partial: 0 }),
      })),
    };
  });
}

/** Merged clusters count at their root. */
const counted = and(ne(cluster.scamType, 'other'), isNull(cluster.mergedInto));

interface TypeFigures {
  clusters: number;
  completionRate: number;
  recentActivity: Date;
}

async function measureTypes(ctx: Ctx): Promise<Map<ScamType, TypeFigures>> {
  const rows = await ctx.db
    .select({
      scamType: cluster.scamType,
      clusters: sql<number>`count(*)::int`,
      completionRate: sql<number>`avg(${cluster.completionRate})::float`,
      recentActivity: sql`max(${cluster.lastActivityAt})`.mapWith(cluster.lastActivityAt),
    })
    .from(cluster)
    .where(counted)
    .groupBy(cluster.scamType);
  return new Map(rows.map(({ scamType, ...figures }) => [scamType, figures]));
}

/** Different confirmed handles named in clusters of each type; one merged into another still says what it is about. */
async function countHandles(ctx: Ctx): Promise<Map<ScamType, number>> {
  const rows = await ctx.db
    .select({
      scamType: cluster.scamType,
      handles: sql<number>`count(distinct ${indicator.id})::int`,
    })
    .from(indicator)
    .innerJoin(indicatorMention, eq(indicatorMention.indicatorId, indicator.id))
    .innerJoin(cluster, eq(cluster.id, indicatorMention.clusterId))
    .where(
      and(
        eq(indicator.type, 'handle'),
        eq(indicator.state, 'confirmed'),
        eq(indicatorMention.isRefuted, false),
      ),
    )
    .groupBy(cluster.scamType);
  return new Map(rows.map(({ scamType, handles }) => [scamType, handles]));
}

async function countLayers(ctx: Ctx): Promise<Map<string, { complete: number; partial: number }>> {
  const rows = await ctx.db
    .select({
      scamType: cluster.scamType,
      layer: puzzleLayer.layer,
      complete: sql<number>`(count(*) filter (where ${puzzleLayer.status} = 'complete'))::int`,
      partial: sql<number>`(count(*) filter (where ${puzzleLayer.status} = 'partial'))::int`,
    })
    .from(puzzleLayer)
    .innerJoin(cluster, eq(cluster.id, puzzleLayer.clusterId))
    .where(counted)
    .groupBy(cluster.scamType, puzzleLayer.layer);
  return new Map(
    rows.map(({ scamType, layer, complete, partial }) => [`${scamType}/${layer}`, { complete, partial }]),
  );
}
