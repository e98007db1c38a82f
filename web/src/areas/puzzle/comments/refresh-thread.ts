import type { Comment, CommentTarget } from '@fap/shared/comments/entities.ts';
import { commentCounts, commentThread } from './data.ts';

/** Reads a thread again at once after one's own change; everybody else's pages do so by its fact. */
export function refreshThread({ clusterId, target }: Pick<Comment, 'clusterId' | 'target'>): void {
  void commentThread.refresh({ params: { clusterId }, query: target as CommentTarget });
  void commentCounts.refresh({ params: { clusterId } });
}
