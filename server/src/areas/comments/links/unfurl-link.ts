import { type OwnLink, parseOwnLink } from '@fap/shared/comments/own-link.ts';
import type { Unfurled } from '@fap/shared/comments/unfurled.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import {
  describeCluster,
  describeComment,
  describeExhibit,
  describeLayer,
  describePiece,
  describePuzzle,
} from './describe-linked.ts';

/**
 * What a link leads to, in words this reader may see. What does not exist and what the reader may not see give the same answer,
 * null, so that nobody can ask by a link whether something exists.
 */
export async function unfurlLink(ctx: Ctx, link: string): Promise<Unfurled | null> {
  const parsed = parseOwnLink(link);
  if (parsed === null) return null;
  try {
    return await describe(ctx, parsed);
  } catch (error) {
    if (error instanceof AppError && (error.code === 'NOT_FOUND' || error.code === 'FORBIDDEN')) return null;
    throw error;
  }
}

function describe(ctx: Ctx, link: OwnLink): Promise<Unfurled> {
  switch (link.kind) {
    case 'puzzle':
      return describePuzzle(ctx, link.clusterId);
    case 'cluster':
      return describeCluster(ctx, link.clusterId);
    case 'layer':
      return describeLayer(ctx, link.clusterId, link.layer);
    case 'piece':
      return describePiece(ctx, link.clusterId, link.pieceId);
    case 'comment':
      return describeComment(ctx, link.clusterId, link.commentId);
    case 'exhibit':
      return describeExhibit(ctx, link.evidenceId);
  }
}
