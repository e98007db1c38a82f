import { SCAM_TYPE_LABELS, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { Unfurled } from '@fap/shared/comments/unfurled.ts';
import { and, eq } from 'drizzle-orm';
import { puzzleLayer } from '../../../db/schema/puzzle.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { getCluster } from '../../clusters/index.ts';
import { getEvidence, presentFileName } from '../../evidence/index.ts';
import { layerTitle } from './describe-piece.ts';

const percent = (rate: number): string => `${Math.round(rate)}% complete`;
/** Of what says all it has to say and is of no layer. */
const SHOWN = { gone: null, layer: null };

/** A puzzle by the name of its cluster. */
export async function describePuzzle(ctx: Ctx, clusterId: string): Promise<Unfurled> {
  const { name, completionRate } = await getCluster(ctx, clusterId);
  return { kind: 'puzzle', title: name, state: percent(completionRate), ...SHOWN };
}

/** A cluster by its name and kind of scam. */
export async function describeCluster(ctx: Ctx, clusterId: string): Promise<Unfurled> {
  const { name, scamType } = await getCluster(ctx, clusterId);
  return { kind: 'cluster', title: name, state: SCAM_TYPE_LABELS[scamType as ScamType], ...SHOWN };
}

/** A layer of a puzzle. */
export async function describeLayer(ctx: Ctx, clusterId: string, layer: number): Promise<Unfurled> {
  const { name } = await getCluster(ctx, clusterId);
  const [row] = await ctx.db
    .select({ status: puzzleLayer.status })
    .from(puzzleLayer)
    .where(and(eq(puzzleLayer.clusterId, clusterId), eq(puzzleLayer.layer, layer)));
  const states = { complete: 'Complete', partial: 'Partial', missing: 'Missing' } as const;
  return {
    kind: 'layer',
    title: `${layerTitle(layer)} · ${name}`,
    state: states[row?.status ?? 'missing'],
    gone: null,
    layer,
  };
}

/** An exhibit by the name this reader may see. */
export async function describeExhibit(ctx: Ctx, id: string): Promise<Unfurled> {
  const row = await getEvidence(ctx, id);
  const states = { reading: 'Being read', read: 'Read', unreadable: 'Could not be read' } as const;
  return {
    kind: 'exhibit',
    // A report's own words are an exhibit, too.
    title: row.kind === 'file' ? presentFileName(ctx, row) : 'A report’s own words',
    state: states[row.state],
    ...SHOWN,
  };
}
