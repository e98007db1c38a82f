import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import type { GoneWay, Unfurled } from '@fap/shared/comments/unfurled.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { contribution } from '../../../db/schema/puzzle.ts';
import type { Ctx } from '../../../platform/write/context.ts';

type Piece = typeof contribution.$inferSelect;

/** Characters of a text that a title shows. */
const TITLE_LENGTH = 80;
const STATUSES = {
  confirmed: 'Confirmed',
  pending: 'Open for review',
  disputed: 'Disputed',
  withdrawn: 'Withdrawn',
} as const;

/** A layer by its number and name. */
export const layerTitle = (layer: number): string => `${layer} ${anatomyLayer(layer).name}`;

/** The first words of a text, on one line. */
export function shorten(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH - 1).trimEnd()}…`;
}

/** A piece of this puzzle; throws NOT_FOUND. */
export async function getLinkedPiece(ctx: Ctx, clusterId: string, id: string): Promise<Piece> {
  const [piece] = await ctx.db
    .select()
    .from(contribution)
    .where(and(eq(contribution.id, id), eq(contribution.clusterId, clusterId)));
  if (!piece) throw new AppError('NOT_FOUND');
  return piece;
}

/**
 * Whether a link may quote a piece. What a reporter told us is read where it stands and quoted nowhere by machine; a hidden or
 * withdrawn piece has no words.
 */
export const mayBeQuoted = (piece: Piece): boolean => piece.origin === 'agent' && goneOf(piece) === null;

/** A piece by its first words, where it may be quoted; else by its layer alone. */
export async function describePiece(ctx: Ctx, clusterId: string, id: string): Promise<Unfurled> {
  const piece = await getLinkedPiece(ctx, clusterId, id);
  return {
    kind: 'piece',
    title: mayBeQuoted(piece) ? shorten(piece.content) : layerTitle(piece.layer),
    state: stateOf(piece),
    gone: goneOf(piece),
    layer: piece.layer,
  };
}

/** How a piece is now, in a few words. */
export function stateOf(piece: Piece): string {
  if (piece.moderation !== 'shown') return piece.moderation === 'hidden' ? 'Hidden' : 'Removed';
  return `${STATUSES[piece.status]} · ${layerTitle(piece.layer)}`;
}

function goneOf({ moderation, status }: Piece): GoneWay | null {
  if (moderation !== 'shown') return moderation === 'hidden' ? 'hidden' : 'removed';
  return status === 'withdrawn' ? 'withdrawn' : null;
}
