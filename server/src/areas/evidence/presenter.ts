import { extname } from 'node:path';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import type { UploadResult } from '@fap/shared/evidence/contract.ts';
import type { Evidence } from '@fap/shared/evidence/reading-contract.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Chain } from '@fap/shared/vault/constants.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { isOwn, mayOpen } from './policy.ts';
import type { AnchoredRow } from './queries.ts';
import type { EvidenceRow } from './upload-evidence.ts';

/** A file's name as this reader may see it: it may contain its owner's name, so for others it is a detail to reveal. */
export const presentFileName = (ctx: Ctx, row: EvidenceRow, isRevealed = false): string =>
  isRevealed || isOwn(ctx).holds(row) ? row.fileName : `exhibit${safeExtension(row.fileName)}`;

/** Only an ending that looks like one: "letter.for ottiline" has none. */
const safeExtension = (fileName: string): string => /^\.[a-z\d]{1,5}$/iu.exec(extname(fileName))?.[0] ?? '';

/** An evidence item as this reader may know it. */
export function presentEvidence(ctx: Ctx, row: AnchoredRow, isNameRevealed = false): Evidence {
  const isOpen = mayOpen(ctx).holds(row);
  return {
    id: row.id,
    kind: row.kind,
    fileName: presentFileName(ctx, row, isNameRevealed),
    fileType: row.mimeType,
    fileSize: row.sizeBytes,
    createdAt: row.createdAt.toISOString(),
    blockchainTimestamp: row.anchor?.blockTime?.toISOString() ?? null,
    anchorChain: chainOf(row),
    sha256: row.sha256,
    caseId: row.caseId,
    clusterId: row.clusterId,
    author: row.author,
    state: row.state,
    unreadableReason: row.unreadableReason,
    mayOpenOriginal: isOpen,
  };
}

/** The answer to an upload; `analysis` is null while the item is being read and when it has no words. */
export function presentUpload(row: AnchoredRow, analysis: TextAnalysis | null): UploadResult {
  return {
    evidenceId: row.id,
    fileName: row.fileName,
    aiAnalysis: analysis?.aiAnalysis ?? null,
    fingerprints: analysis?.fingerprints ?? { sha256: row.sha256, words: 0, indicators: 0 },
    confidenceScore: analysis?.confidenceScore ?? null,
    recommendations: analysis?.recommendations ?? [adviceWithoutWords(row)],
    // A fresh stamp is never anchored yet; the same bytes handed in again may be.
    bitcoinAnchored: row.anchor?.state === 'verified',
    blockHeight: row.anchor?.blockHeight ?? null,
    anchorChain: chainOf(row),
    fileHash: row.sha256,
  };
}

const chainOf = ({ anchor }: AnchoredRow): Chain | null => anchor?.chain ?? null;

function adviceWithoutWords({ state, unreadableReason }: EvidenceRow): string {
  if (state === 'reading') return t`The file is kept and is being read; its exhibit shows the result.`;
  if (state === 'unreadable') return `${t`The file is kept, but could not be read.`} ${unreadableReason}`;
  return t`The file is kept. It holds no words that could be read.`;
}
