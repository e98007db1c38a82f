import { puzzleFacts, puzzleTopic } from '@fap/shared/puzzle/events.ts';
import type { PrefilledPiece } from '@fap/shared/puzzle/prefill-layers.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { report } from '../../db/schema/reports.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';
import { listVictimNames, withPlaceholdersInWorker } from '../clusters/index.ts';
import { runTextTask } from '../texts/index.ts';
import { insertContributions } from './insert-contributions.ts';
import { listLayerStates } from './layer-states.ts';
import { presentContributions } from './queries.ts';
import { lockPuzzle, settleLayers } from './settle-layer.ts';

/** Fills the layers a founding report proves; its words stay open for review like any other piece. */
export async function prefillPuzzle(tx: TxCtx, reportId: string): Promise<void> {
  const [found] = await tx.db
    .select({ report, name: account.displayName, email: account.email })
    .from(report)
    .innerJoin(account, eq(account.id, report.reporterId))
    .where(eq(report.id, reportId));
  if (!found) throw new Error(`report ${reportId} is gone`);
  const row = found.report;
  const { clusterId } = row;
  if (clusterId === null) throw new Error(`report ${reportId} is withdrawn`);
  const puzzle = await lockPuzzle(tx, clusterId);
  const pieces = await loadPieces(tx, { ...row, clusterId }, [found.name, found.email]);
  const rows = await insertContributions(
    tx,
    pieces.map((piece) => ({
      ...piece,
      clusterId,
      authorId: row.reporterId,
      type: 'text' as const,
      origin: 'report' as const,
    })),
  );
  for (const contribution of await presentContributions(tx, rows)) {
    publish(tx, puzzleTopic(clusterId), puzzleFacts.contribution, { contribution });
  }
  const layers = [...new Set(pieces.map((piece) => piece.layer))];
  await settleLayers(tx, puzzle, await listLayerStates(tx, clusterId, layers), layers);
  await recordAudit(tx, {
    action: 'puzzle.prefilled',
    entityType: 'report',
    entityId: reportId,
    clusterId,
    after: { layers: pieces.map((piece) => piece.layer) },
  });
}

/** The pieces of a report as the crowd may read them, with the placeholders of its cluster. */
export async function loadPieces(
  tx: TxCtx,
  row: typeof report.$inferSelect & { clusterId: string },
  ownNames: readonly string[],
): Promise<PrefilledPiece[]> {
  const victimNames = await listVictimNames(tx, row.clusterId);
  const source = {
    contactMethod: row.contactMethod,
    dateOccurred: row.dateOccurred,
    amountInvolved: row.amountInvolved,
    scamPersonas: row.scamPersonas,
    description: row.description,
    evidence: row.evidenceText,
    evidenceAuthor: row.evidenceAuthor,
    ownNames,
    victimNames,
  };
  return withPlaceholdersInWorker(tx, row.clusterId, (scope) =>
    runTextTask(tx, 'prefill', { scope, source }),
  );
}
