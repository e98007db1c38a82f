import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { and, eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import type { ReceivedFile } from '../../platform/evidence-store.ts';
import { emit, recordAudit, transact } from '../../platform/transact.ts';
import { announceActivity, getCluster } from '../clusters/index.ts';
import { analysisOf } from './present-analysis.ts';
import { recogniseType } from './recognise-type.ts';

/** Text read for analysis at most, in characters. */
const ANALYSED_CHARACTERS = 50_000;

export type EvidenceRow = typeof evidenceItem.$inferSelect;

export interface UploadEvidenceInput {
  fileName: string;
  file: ReceivedFile;
  clusterId?: string | undefined;
}

/**
 * Keeps a file as evidence and reads its text; the same bytes of the same person again give the first evidence. Throws WRONG_TYPE for
 * a file that is not what its name says and NOT_FOUND for an unknown cluster; nothing is kept then.
 */
export async function uploadEvidence(
  ctx: Ctx,
  input: UploadEvidenceInput,
): Promise<{ row: EvidenceRow; isRepeated: boolean }> {
  const ownerId = actingAccount(ctx);
  const fileName = cleanFileName(input.fileName);
  const { mimeType, isText } = await recogniseType(fileName, input.file.head);
  const cluster = input.clusterId ? await getCluster(ctx, input.clusterId) : null;
  const id = ctx.ids.next('evidence');
  const analysis = isText ? analysisOf(await readText(input.file.path), id) : null;
  await input.file.keep();
  return transact(ctx, 'evidence.upload', async (tx) => {
    const [row] = await tx.db
      .insert(evidenceItem)
      .values({
        id,
        sha256: input.file.sha256,
        fileName,
        mimeType,
        sizeBytes: input.file.sizeBytes,
        ownerId,
        clusterId: input.clusterId ?? null,
        analysis,
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing({ target: [evidenceItem.ownerId, evidenceItem.sha256] })
      .returning();
    if (!row) {
      const [known] = await tx.db
        .select()
        .from(evidenceItem)
        .where(and(eq(evidenceItem.ownerId, ownerId), eq(evidenceItem.sha256, input.file.sha256)));
      if (!known) throw new Error('the evidence was neither written nor found');
      return { row: known, isRepeated: true };
    }
    await recordAudit(tx, {
      action: 'evidence.uploaded',
      entityType: 'evidence',
      entityId: id,
      ...(input.clusterId ? { clusterId: input.clusterId } : {}),
      after: { sha256: row.sha256, sizeBytes: row.sizeBytes, mimeType },
    });
    if (cluster) announceActivity(tx, cluster, 'evidence-added');
    emit(tx, { type: 'evidence.item.uploaded', payload: { evidenceId: id } });
    return { row, isRepeated: false };
  });
}

/** The analysis stored with an exhibit; null for files whose text is not read. */
export const storedAnalysis = (row: EvidenceRow): TextAnalysis | null => row.analysis as TextAnalysis | null;

/** The last part of a name, without characters that cannot be stored or shown; never empty. */
function cleanFileName(name: string): string {
  const base = basename(name.replaceAll('\\', '/')).toWellFormed();
  const clean = base.replace(/[\p{Cc}\p{Cf}]/gu, '').trim();
  const extension = /\.\w{1,5}$/u.exec(clean)?.[0] ?? '';
  return `${clean.slice(0, clean.length - extension.length).slice(0, 150) || 'file'}${extension}`;
}

async function readText(path: string): Promise<string> {
  const text = new TextDecoder('utf-8').decode(await readFile(path));
  return text.slice(0, ANALYSED_CHARACTERS).replaceAll('\u0000', '');
}
