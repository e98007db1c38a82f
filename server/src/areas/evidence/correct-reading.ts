import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import { MAX_CORRECTIONS } from '@fap/shared/evidence/reading-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq, sql } from 'drizzle-orm';
import { evidenceEarlierText, evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { evidenceEvents } from './events.ts';
import { isOwn } from './policy.ts';
import { getEvidence } from './queries.ts';
import type { ViewThread } from './reading/view-thread.ts';
import type { EvidenceRow } from './upload-evidence.ts';

export interface CorrectReadingInput {
  id: string;
  text: string;
  /** How many corrections the owner knew of. */
  seenCorrections: number;
}

/**
 * Replaces the words that were read out of a picture by its owner's; the earlier ones are kept beside them, and the file
 * itself never changes. Throws FORBIDDEN for others, INVALID for words that were not recognised in a picture, and CONFLICT
 * when another device corrected them meanwhile.
 */
export async function correctReading(
  ctx: Ctx,
  views: Pick<ViewThread, 'correctedWords'>,
  { id, text, seenCorrections }: CorrectReadingInput,
): Promise<void> {
  const row = await getEvidence(ctx, id);
  if (!isOwn(ctx).holds(row))
    throw new AppError('FORBIDDEN', { message: 'Only its owner can correct what was read' });
  const words = await views.correctedWords(text, id);
  if (!words) throw new AppError('INVALID', { message: 'Please enter the words of the picture' });
  await transact(ctx, 'evidence.upload', async (tx) => {
    const before = await lockCorrectable(tx, row, seenCorrections);
    if (before === words.text) return;
    const now = tx.clock.now();
    await tx.db
      .insert(evidenceEarlierText)
      .values({ evidenceId: id, version: seenCorrections + 1, text: before, replacedAt: now });
    await tx.db
      .update(evidenceReading)
      .set({
        text: words.text,
        textSource: 'ocr',
        named: words.named,
        isTruncated: words.isTruncated,
        correctedAt: now,
      })
      .where(eq(evidenceReading.evidenceId, id));
    await tx.db.update(evidenceItem).set({ analysis: words.analysis }).where(eq(evidenceItem.id, id));
    await recordAudit(tx, {
      action: 'evidence.corrected',
      entityType: 'evidence',
      entityId: id,
      ...(row.clusterId ? { clusterId: row.clusterId } : {}),
      before: { characters: before.length },
      after: { version: seenCorrections + 2, characters: words.text.length },
    });
    publish(tx, evidenceTopic(id), evidenceFacts.read, { evidenceId: id, state: 'read' });
    // What follows from the words (index, DNA) is made anew as after the first reading.
    emit(tx, evidenceEvents.read, { evidenceId: id });
  });
}

/** The words as they are now, locked; empty where nothing was recognised in a picture. */
async function lockCorrectable(
  tx: TxCtx,
  { id, mimeType }: Pick<EvidenceRow, 'id' | 'mimeType'>,
  seenCorrections: number,
): Promise<string> {
  const [reading] = await tx.db
    .select({ text: evidenceReading.text })
    .from(evidenceReading)
    .where(eq(evidenceReading.evidenceId, id))
    .for('update');
  if (!reading || !mimeType.startsWith('image/'))
    throw new AppError('INVALID', {
      message: 'Only what was read out of a picture can be corrected; all other words are the file’s own',
    });
  const [{ corrections = 0 } = {}] = await tx.db
    .select({ corrections: sql<number>`count(*)::int` })
    .from(evidenceEarlierText)
    .where(eq(evidenceEarlierText.evidenceId, id));
  if (corrections !== seenCorrections)
    throw new AppError('CONFLICT', {
      message: 'These words were corrected meanwhile. Please look at them again',
    });
  if (corrections >= MAX_CORRECTIONS)
    throw new AppError('CONFLICT', {
      message: `These words were corrected ${MAX_CORRECTIONS} times already`,
    });
  return reading.text ?? '';
}
