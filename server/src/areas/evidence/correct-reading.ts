import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import { MAX_CORRECTIONS } from '@fap/shared/evidence/reading-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq, sql } from 'drizzle-orm';
import { evidenceEarlierText, evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { evidenceEvents } from './events.ts';
import { isOwn } from './policy.ts';
import { getEvidence } from './queries.ts';
import type { ExtractedWords } from './reading/content/file-reading.ts';
import type { WordViews } from './reading/word-views.ts';
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
  views: Pick<WordViews, 'correctedWords'>,
  { id, text, seenCorrections }: CorrectReadingInput,
): Promise<void> {
  const row = await getEvidence(ctx, id);
  if (!isOwn(ctx).holds(row))
    throw new AppError('FORBIDDEN', { message: t`Only its owner can correct what was read` });
  const words = await views.correctedWords(text, id);
  if (!words) throw new AppError('INVALID', { message: t`Please enter the words of the picture` });
  await transact(ctx, 'evidence.upload', (tx) =>
    replaceWords(tx, row, {
      words,
      seenCorrections,
      action: 'evidence.corrected',
      correctedAt: tx.clock.now(),
    }),
  );
}

/** Other words for a picture, and why they take the place of those it has. */
interface Replacement {
  words: ExtractedWords;
  /** How many replacements their author knew of. */
  seenCorrections: number;
  action: 'evidence.corrected' | 'evidence.read-again';
  /** Null: a machine read them. */
  correctedAt: Date | null;
  details?: Readonly<Record<string, string>>;
}

/** Puts other words in place of a picture's, which are kept beside them. Throws INVALID for other files, and CONFLICT after another change. */
export async function replaceWords(
  tx: TxCtx,
  row: Pick<EvidenceRow, 'id' | 'mimeType' | 'clusterId'>,
  { words, seenCorrections, action, correctedAt, details = {} }: Replacement,
): Promise<void> {
  const { id } = row;
  const before = await lockCorrectable(tx, row, seenCorrections);
  if (before === words.text) return;
  await tx.db
    .insert(evidenceEarlierText)
    .values({ evidenceId: id, version: seenCorrections + 1, text: before, replacedAt: tx.clock.now() });
  const { text, named, isTruncated } = words;
  await tx.db
    .update(evidenceReading)
    .set({ text, textSource: 'ocr', named, isTruncated, correctedAt })
    .where(eq(evidenceReading.evidenceId, id));
  await tx.db.update(evidenceItem).set({ analysis: words.analysis }).where(eq(evidenceItem.id, id));
  await recordAudit(tx, {
    action,
    entityType: 'evidence',
    entityId: id,
    ...(row.clusterId ? { clusterId: row.clusterId } : {}),
    before: { characters: before.length },
    after: { ...details, version: seenCorrections + 2, characters: text.length },
  });
  publish(tx, evidenceTopic(id), evidenceFacts.read, { evidenceId: id, state: 'read' });
  // What follows from the words (index, DNA) is made anew as after the first reading.
  emit(tx, evidenceEvents.read, { evidenceId: id });
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
      message: t`Only what was read out of a picture can be corrected; all other words are the file’s own`,
    });
  const [{ corrections = 0 } = {}] = await tx.db
    .select({ corrections: sql<number>`count(*)::int` })
    .from(evidenceEarlierText)
    .where(eq(evidenceEarlierText.evidenceId, id));
  if (corrections !== seenCorrections)
    throw new AppError('CONFLICT', {
      message: t`These words were corrected meanwhile. Please look at them again`,
    });
  if (corrections >= MAX_CORRECTIONS)
    throw new AppError('CONFLICT', {
      message: t`These words were corrected ${MAX_CORRECTIONS} times already`,
    });
  return reading.text ?? '';
}
