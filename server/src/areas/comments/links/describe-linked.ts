import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { SCAM_TYPE_LABELS, type ScamType } from '@fap/shared/catalogue/scam-types.ts';
import type { Unfurled } from '@fap/shared/comments/unfurled.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { contribution, puzzleLayer } from '../../../db/schema/puzzle.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { getCluster } from '../../clusters/index.ts';
import { getEvidence, presentFileName } from '../../evidence/index.ts';
import { getCommentRow } from '../queries.ts';

/** Characters of a piece that a title shows. */
const TITLE_LENGTH = 80;

const PIECE_STATES = {
  confirmed: 'Confirmed',
  pending: 'Open for review',
  disputed: 'Disputed',
  withdrawn: 'Withdrawn',
} as const;
const TALKED_ABOUT = { piece: 'a piece', card: 'a card', layer: 'a layer', notes: 'the notes' } as const;

const layerTitle = (layer: number): string => `${layer} ${anatomyLayer(layer).name}`;
const percent = (rate: number): string => `${Math.round(rate)}% complete`;
const missing = () => new AppError('NOT_FOUND');

/** A puzzle by the name of its cluster. */
export async function describePuzzle(ctx: Ctx, clusterId: string): Promise<Unfurled> {
  const { name, completionRate } = await getCluster(ctx, clusterId);
  return { kind: 'puzzle', title: name, state: percent(completionRate) };
}

/** A cluster by its name and kind of scam. */
export async function describeCluster(ctx: Ctx, clusterId: string): Promise<Unfurled> {
  const { name, scamType } = await getCluster(ctx, clusterId);
  return { kind: 'cluster', title: name, state: SCAM_TYPE_LABELS[scamType as ScamType] };
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
  };
}

/**
 * A piece by its first words. One that came from a report is named by its layer alone: what its reporter told us is read where it
 * stands and quoted nowhere by machine. A hidden or withdrawn one has no words.
 */
export async function describePiece(ctx: Ctx, clusterId: string, id: string): Promise<Unfurled> {
  const [piece] = await ctx.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.id, id), eq(contribution.clusterId, clusterId)));
  if (!piece) throw missing();
  const layer = layerTitle(piece.layer);
  if (piece.moderation !== 'shown')
    return { kind: 'piece', title: layer, state: piece.moderation === 'hidden' ? 'Hidden' : 'Removed' };
  const isQuoted = piece.origin === 'agent' && piece.status !== 'withdrawn';
  return {
    kind: 'piece',
    title: isQuoted ? shorten(piece.content) : layer,
    state: `${PIECE_STATES[piece.status]} · ${layer}`,
  };
}

/** A comment by its author and what it is about, without its words. */
export async function describeComment(ctx: Ctx, clusterId: string, id: string): Promise<Unfurled> {
  const row = await getCommentRow(ctx, id);
  if (row.clusterId !== clusterId) throw missing();
  const [author] = await ctx.db
    .select({ displayName: account.displayName })
    .from(account)
    .where(eq(account.id, row.authorId));
  const isResolved = row.resolvedAt !== null;
  const state = row.moderation === 'shown' ? (isResolved ? 'Resolved' : 'Open') : 'Hidden';
  return {
    kind: 'comment',
    title: `${author?.displayName ?? 'Somebody'} on ${TALKED_ABOUT[row.targetKind]}`,
    state,
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
  };
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH - 1).trimEnd()}…`;
}
