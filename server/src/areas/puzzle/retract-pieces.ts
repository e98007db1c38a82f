import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import { and, eq, ne } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';
import { listLayerStates } from './layer-states.ts';
import { presentContributions } from './queries.ts';
import { lockPuzzle, settleLayers } from './settle-layer.ts';
import { writeContent } from './write-content.ts';

export interface Retracted {
  clusterId: string;
  /** Who reported. */
  authorId: string;
  /** What the pieces say from now on. */
  content: string;
  /** Those a report filled in, or those written by hand. */
  written?: 'by-report' | 'by-hand';
}

/**
 * Withdraws the pieces that a founding report filled in, or that somebody wrote: their words are gone, also from the facts that published them, and
 * they carry no layer any more. Their reviews stay on record. Open pages are told in the same transaction.
 */
export async function retractPieces(
  tx: TxCtx,
  { clusterId, authorId, content, written = 'by-report' }: Retracted,
): Promise<void> {
  const puzzle = await lockPuzzle(tx, clusterId);
  const isOfReport = and(
    eq(contribution.clusterId, clusterId),
    eq(contribution.authorId, authorId),
    written === 'by-report' ? eq(contribution.origin, 'report') : ne(contribution.origin, 'report'),
    ne(contribution.status, 'withdrawn'),
  );
  const rows = await tx.db.select().from(contribution).where(isOfReport).orderBy(contribution.id);
  if (rows.length === 0) return;
  for (const { id } of rows) await writeContent(tx, clusterId, id, content);
  const retracted = await tx.db
    .update(contribution)
    .set({ status: 'withdrawn' })
    .where(isOfReport)
    .returning();
  for (const piece of await presentContributions(tx, retracted))
    publish(tx, puzzleTopic(clusterId), puzzleFacts.contribution, { contribution: piece });
  const layers = [...new Set(rows.map(({ layer }) => layer))];
  await settleLayers(tx, puzzle, await listLayerStates(tx, clusterId, layers), layers);
  // No cluster id: that a report was withdrawn is not part of the activity everybody reads.
  await recordAudit(tx, {
    action: 'puzzle.retracted',
    entityType: 'puzzle',
    entityId: clusterId,
    custodyOf: [clusterId],
    after: { layers },
  });
}
