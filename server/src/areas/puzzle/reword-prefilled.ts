import { and, eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { report } from '../../db/schema/clusters.ts';
import { topicEvent } from '../../db/schema/platform.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import type { Ctx, TxCtx } from '../../platform/context.ts';
import { recordAudit, transact } from '../../platform/transact.ts';
import { readPieces } from './prefill-puzzle.ts';

/** As the migration left pieces that quoted a victim. */
const BLANKED = 'The report tells of this layer.';

/** Writes pieces anew that reports filled in before and a migration blanked, one report at a time. */
export async function rewordPrefilled(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .selectDistinct({ clusterId: contribution.clusterId, authorId: contribution.authorId })
    .from(contribution)
    .where(and(eq(contribution.origin, 'report'), eq(contribution.content, BLANKED)));
  for (const row of rows) await transact(ctx, 'platform', (tx) => rewordOne(tx, row));
}

async function rewordOne(
  tx: TxCtx,
  { clusterId, authorId }: { clusterId: string; authorId: string },
): Promise<void> {
  const [found] = await tx.db
    .select({ row: report, name: account.displayName, email: account.email })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(and(eq(report.clusterId, clusterId), eq(report.reporterId, authorId)))
    .orderBy(report.createdAt, report.id)
    .limit(1);
  // Its report was taken out meanwhile: the sentence stays.
  const pieces = found ? await readPieces(tx, found.row, [found.name, found.email]) : [];
  for (const { layer, content } of pieces) {
    const written = await tx.db
      .update(contribution)
      .set({ content })
      .where(
        and(
          eq(contribution.clusterId, clusterId),
          eq(contribution.authorId, authorId),
          eq(contribution.origin, 'report'),
          eq(contribution.layer, layer),
          eq(contribution.content, BLANKED),
        ),
      )
      .returning({ id: contribution.id });
    for (const { id } of written)
      await tx.db
        .update(topicEvent)
        .set({
          payload: sql`jsonb_set(${topicEvent.payload}, '{contribution,content}', to_jsonb(${content}::text))`,
        })
        .where(
          and(
            eq(topicEvent.topic, `puzzle:${clusterId}`),
            sql`${topicEvent.payload} -> 'contribution' ->> 'id' = ${id}`,
          ),
        );
  }
  await recordAudit(tx, {
    action: 'puzzle.reworded',
    entityType: 'cluster',
    entityId: clusterId,
    after: { layers: pieces.map(({ layer }) => layer) },
  });
}
