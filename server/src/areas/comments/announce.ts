import { commentFacts } from '@fap/shared/comments/events.ts';
import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';
import { type CommentRow, targetOf } from './queries.ts';

/** Tells everybody on the puzzle that a thread changed, and records who changed it; neither holds words. */
export async function announce(
  tx: TxCtx,
  row: Pick<CommentRow, 'id' | 'clusterId' | 'targetKind' | 'targetId'>,
  action: `comment.${string}`,
  after: Record<string, unknown> = {},
): Promise<void> {
  const target = targetOf(row);
  publish(tx, puzzleTopic(row.clusterId), commentFacts.changed, { commentId: row.id, target });
  await recordAudit(tx, {
    action,
    entityType: 'comment',
    entityId: row.id,
    clusterId: row.clusterId,
    after: { target: target.kind, ...after },
  });
}
