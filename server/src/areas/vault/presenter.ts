import { type Chain, evidenceTypeOf } from '@fap/shared/vault/constants.ts';
import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { type AnchoredRow, nameFor } from '../evidence/index.ts';

/** An exhibit of the vault as this reader may know it. */
export function presentEntry(
  ctx: Ctx,
  exhibit: AnchoredRow,
  unitsAtWork: ReadonlyMap<string, number>,
): VaultEntry {
  const { anchor } = exhibit;
  return {
    id: exhibit.id,
    sourceType: sourceOf(exhibit),
    clusterId: exhibit.clusterId,
    evidenceType: evidenceTypeOf(exhibit),
    timestamp: exhibit.createdAt.toISOString(),
    bitcoinHash: exhibit.sha256,
    status: anchor?.state ?? 'processing',
    fileSize: exhibit.sizeBytes,
    reconDogsActive: (exhibit.clusterId && unitsAtWork.get(exhibit.clusterId)) || 0,
    fileName: nameFor(ctx, exhibit),
    blockHeight: anchor?.blockHeight ?? null,
    blockTime: anchor?.blockTime?.toISOString() ?? null,
    chain: (anchor?.chain ?? null) as Chain | null,
    failedReason: anchor?.failedReason ?? null,
    hasProof: anchor?.hasProof ?? false,
  };
}

function sourceOf({ reportId, caseId, clusterId }: AnchoredRow): VaultEntry['sourceType'] {
  if (reportId) return 'report';
  if (caseId) return 'case';
  return clusterId ? 'cluster' : 'upload';
}
