import { and, eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { contribution } from '../../db/schema/puzzle.ts';
import { report } from '../../db/schema/reports.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { loadPieces } from './prefill-puzzle.ts';
import { writeContent } from './write-content.ts';

/** As the migration left pieces that quoted a victim. */
const BLANKED = 'The report tells of this layer.';
/** Marks a piece for which no words were found, so that the job does not retry it every day. */
const WORDLESS = 'The report told of this layer; its words are not shown.';

/** Writes pieces anew that reports filled in before and a migration blanked, one report at a time. */
export async function rewordPrefilled(ctx: Ctx): Promise<void> {
  const rows = await ctx.db
    .selectDistinct({ clusterId: contribution.clusterId, authorId: contribution.authorId })
    .from(contribution)
    .where(and(eq(contribution.origin, 'report'), eq(contribution.content, BLANKED)));
  const housekeeping =
    'of pieces that another process was first to reword, only the numbers that stand for hidden details stay';
  for (const row of rows) await transact(ctx, 'platform', (tx) => rewordOne(tx, row), { housekeeping });
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
  // Its report may have been taken out meanwhile, or its words may say nothing that can be shown.
  const pieces = found ? await loadPieces(tx, { ...found.row, clusterId }, [found.name, found.email]) : [];
  // Of several for one layer, the first.
  const words = new Map(pieces.toReversed().map(({ layer, content }) => [layer, content]));
  const blanked = await tx.db
    .select({ id: contribution.id, layer: contribution.layer })
    .from(contribution)
    .where(
      and(
        eq(contribution.clusterId, clusterId),
        eq(contribution.authorId, authorId),
        eq(contribution.origin, 'report'),
        eq(contribution.content, BLANKED),
      ),
    )
    .for('update');
  // Another process was first.
  if (blanked.length === 0) return;
  for (const { id, layer } of blanked) await writeContent(tx, clusterId, id, words.get(layer) ?? WORDLESS);
  await recordAudit(tx, {
    action: 'puzzle.reworded',
    entityType: 'cluster',
    entityId: clusterId,
    custodyOf: [clusterId],
    after: { layers: blanked.map(({ layer }) => layer).filter((layer) => words.has(layer)) },
  });
}
