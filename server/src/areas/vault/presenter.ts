import { type Chain, evidenceTypeOf } from '@fap/shared/vault/constants.ts';
import type { VaultEntry } from '@fap/shared/vault/contract.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { type AnchoredRow, presentFileName } from '../evidence/index.ts';

/** An evidence item of the vault as this reader may know it. */
export function presentEntry(
  ctx: Ctx,
  item: AnchoredRow,
  unitsAtWork: ReadonlyMap<string, number>,
): VaultEntry {
  const { anchor } = item;
  return {
    id: item.id,
    sourceType: sourceOf(item),
    clusterId: item.clusterId,
    evidenceType: item.kind === 'statement' ? 'document' : evidenceTypeOf(item),
    timestamp: item.createdAt.toISOString(),
    bitcoinHash: item.sha256,
    status: anchor?.state ?? 'processing',
    fileSize: item.sizeBytes,
    reconDogsActive: (item.clusterId && unitsAtWork.get(item.clusterId)) || 0,
    fileName: presentFileName(ctx, item),
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
