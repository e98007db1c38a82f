import { puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { eq, sql } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { rewriteFacts } from '../../platform/write/topic-log.ts';

/** Rewrites a piece, also what a hidden one said, and the facts that published it. */
export async function writeContent(tx: TxCtx, clusterId: string, id: string, content: string): Promise<void> {
  await tx.db
    .update(contribution)
    .set({
      content,
      hiddenContent: sql`case when ${contribution.moderation} = 'hidden' then ${content}::text end`,
    })
    .where(eq(contribution.id, id));
  await rewriteFacts(
    tx.db,
    puzzleTopic(clusterId),
    { path: ['contribution', 'id'], value: id },
    { path: ['contribution', 'content'], value: content },
  );
}
