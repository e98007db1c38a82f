import type { AnchorState, Chain } from '@fap/shared/vault/constants.ts';
import { evidenceTypeOf } from '@fap/shared/vault/constants.ts';
import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import type { Ctx } from '../../platform/context.ts';
import { type EvidenceRow, nameFor } from '../evidence/index.ts';
import type { EntryRow } from './queries.ts';

/** An exhibit of the vault as this reader may know it. */
export function presentEntry(
  ctx: Ctx,
  { exhibit, batch, hasProof }: EntryRow,
  unitsAtWork: ReadonlyMap<string, number>,
): VaultEntry {
  return {
    id: exhibit.id,
    sourceType: sourceOf(exhibit),
    clusterId: exhibit.clusterId,
    evidenceType: evidenceTypeOf(exhibit.mimeType),
    timestamp: exhibit.createdAt.toISOString(),
    bitcoinHash: exhibit.sha256,
    status: (batch?.state ?? 'processing') as AnchorState,
    fileSize: exhibit.sizeBytes,
    reconDogsActive: (exhibit.clusterId && unitsAtWork.get(exhibit.clusterId)) || 0,
    fileName: nameFor(ctx, exhibit),
    blockHeight: batch?.blockHeight ?? null,
    blockTime: batch?.blockTime?.toISOString() ?? null,
    chain: (batch?.chain ?? null) as Chain | null,
    failedReason: batch?.failedReason ?? null,
    hasProof,
  };
}

function sourceOf({ reportId, caseId, clusterId }: EvidenceRow): VaultEntry['sourceType'] {
  if (reportId) return 'report';
  if (caseId) return 'case';
  return clusterId ? 'cluster' : 'upload';
}
