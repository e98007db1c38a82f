import type { DossierEvidence } from '@fap/shared/dossier/content.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { evidenceItem } from '../../../db/schema/evidence.ts';
import { report } from '../../../db/schema/reports.ts';
import { anchorBatch, anchorLeaf } from '../../../db/schema/vault.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/**
 * Files of some clusters with their hashes and stamps; no names, which may be a person's. The bytes may be handed over where the report
 * they came with, or else none, says so, and their owner lets analysts see them.
 */
export async function collectEvidence({ db }: Ctx, members: readonly string[]): Promise<DossierEvidence[]> {
  const rows = await db
    .select({
      evidenceId: evidenceItem.id,
      sha256: evidenceItem.sha256,
      sizeBytes: evidenceItem.sizeBytes,
      mimeType: evidenceItem.mimeType,
      createdAt: evidenceItem.createdAt,
      mayBeHandedOver: sql<boolean>`not ${evidenceItem.isClosedToAnalysts}
        and coalesce((select ${report.consentLaw} from ${report} where ${report.id} = ${evidenceItem.reportId}), false)`,
      state: anchorBatch.state,
      height: anchorBatch.blockHeight,
      time: anchorBatch.blockTime,
      chain: anchorBatch.chain,
    })
    .from(evidenceItem)
    .leftJoin(anchorLeaf, eq(anchorLeaf.evidenceId, evidenceItem.id))
    .leftJoin(anchorBatch, eq(anchorBatch.id, anchorLeaf.batchId))
    .where(
      and(
        inArray(evidenceItem.clusterId, [...members]),
        eq(evidenceItem.kind, 'file'),
        eq(evidenceItem.isWithdrawn, false),
      ),
    )
    .orderBy(asc(evidenceItem.createdAt), asc(evidenceItem.id));
  return rows.map(({ createdAt, state, height, time, chain, ...item }) => ({
    ...item,
    receivedAt: createdAt.toISOString(),
    provenance: 'victim-supplied' as const,
    stamp: state === null ? null : { state, height, time: time?.toISOString() ?? null, chain },
  }));
}
