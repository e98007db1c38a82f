import { type OwnLink, parseOwnLink } from '@fap/shared/comments/own-link.ts';
import type { Unfurled } from '@fap/shared/comments/unfurled.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { HistoryPorts } from '../../puzzle/index.ts';
import { describeCard } from './describe-card.ts';
import { describeComment } from './describe-comment.ts';
import { describeCluster, describeExhibit, describeLayer, describePuzzle } from './describe-linked.ts';
import { describePiece } from './describe-piece.ts';

/**
 * What a link leads to, in words this reader may see. What does not exist and what the reader may not see give the same answer,
 * null, so that nobody can ask by a link whether something exists.
 */
export async function unfurlLink(ctx: Ctx, history: HistoryPorts, link: string): Promise<Unfurled | null> {
  const parsed = parseOwnLink(link);
  if (parsed === null) return null;
  try {
    return await describe(ctx, history, parsed);
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null;
    throw error;
  }
}

function describe(ctx: Ctx, history: HistoryPorts, link: OwnLink): Promise<Unfurled> {
  switch (link.kind) {
    case 'puzzle':
      return describePuzzle(ctx, link.clusterId);
    case 'cluster':
      return describeCluster(ctx, link.clusterId);
    case 'layer':
      return describeLayer(ctx, link.clusterId, link.layer);
    case 'piece':
      return describePiece(ctx, link.clusterId, link.pieceId);
    case 'card':
      return describeCard(ctx, history, link);
    case 'comment':
      return describeComment(ctx, history, link);
    case 'exhibit':
      return describeExhibit(ctx, link.evidenceId);
  }
}
