import { basename } from 'node:path';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import type { ReceivedFile } from '../../platform/evidence-store/evidence-store.ts';
import { emit, recordAudit, transact } from '../../platform/transact.ts';
import { announceActivity, getCluster } from '../clusters/index.ts';
import { recogniseType } from './recognise-type.ts';

export type EvidenceRow = Omit<typeof evidenceItem.$inferSelect, 'analysis'>;

export interface UploadEvidenceInput {
  fileName: string;
  file: ReceivedFile;
  /** SHA-256 of the bytes as the sender counted it. */
  expectedSha256?: string | undefined;
  caseId?: string | undefined;
  clusterId?: string | undefined;
}

/**
 * Keeps a file as evidence, to be read; the same bytes of the same person again give the first evidence. Throws INVALID
 * when other bytes arrived than were sent, WRONG_TYPE for a file that is not what its name says and NOT_FOUND for an
 * unknown cluster; nothing is kept then.
 */
export async function uploadEvidence(
  ctx: Ctx,
  { file, expectedSha256, caseId, clusterId, ...input }: UploadEvidenceInput,
): Promise<{ row: EvidenceRow; isRepeated: boolean }> {
  const ownerId = actingAccount(ctx);
  if (expectedSha256 && expectedSha256 !== file.sha256) {
    throw new AppError('INVALID', {
      message: 'The file changed on its way here: its SHA-256 is another. Please send it again.',
    });
  }
  const fileName = cleanFileName(input.fileName);
  const mimeType = await recogniseType(fileName, file.head);
  const cluster = clusterId ? await getCluster(ctx, clusterId) : null;
  const id = ctx.ids.next('evidence');
  const { sha256, sizeBytes } = file;
  await file.keep();
  return transact(ctx, 'evidence.upload', async (tx) => {
    const [row] = await tx.db
      .insert(evidenceItem)
      .values({
        id,
        sha256,
        fileName,
        mimeType,
        sizeBytes,
        ownerId,
        clusterId: clusterId ?? null,
        caseId: caseId ?? null,
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing({ target: [evidenceItem.ownerId, evidenceItem.sha256] })
      .returning();
    if (!row) {
      const [known] = await tx.db
        .select()
        .from(evidenceItem)
        .where(and(eq(evidenceItem.ownerId, ownerId), eq(evidenceItem.sha256, sha256)));
      if (!known) throw new Error('the evidence was neither written nor found');
      return { row: known, isRepeated: true };
    }
    await recordAudit(tx, {
      action: 'evidence.uploaded',
      entityType: 'evidence',
      entityId: id,
      ...(clusterId ? { clusterId } : {}),
      after: { sha256, sizeBytes, mimeType },
    });
    if (cluster) announceActivity(tx, cluster, 'evidence-added');
    emit(tx, { type: 'evidence.item.uploaded', payload: { evidenceId: id } });
    return { row, isRepeated: false };
  });
}

/** The last part of a name, without characters that cannot be stored or shown; never empty. */
function cleanFileName(name: string): string {
  const base = basename(name.replaceAll('\\', '/')).toWellFormed();
  const clean = base.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const extension = /\.\w{1,5}$/u.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, clean.length - extension.length).slice(0, 150) || 'file'}${extension}`;
}
