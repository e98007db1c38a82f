import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { isByOtherVersion } from '@fap/shared/evidence/model/shipped.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { evidenceItem, evidenceReading } from '../../db/schema/evidence.ts';
import type { Ctx, TxCtx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { isOwn } from './policy.ts';
import { findReading, getEvidence } from './queries.ts';
import type { WordViews } from './reading/word-views.ts';

/**
 * Judges an evidence item's stored words by the current version; the earlier verdict stays in the audit trail. Throws FORBIDDEN for others
 * than its owner, INVALID when there are no words, and CONFLICT when the current version has judged them, or they changed meanwhile.
 */
export async function judgeEvidenceAgain(
  ctx: Ctx,
  views: Pick<WordViews, 'analyze'>,
  id: string,
): Promise<void> {
  const row = await getEvidence(ctx, id);
  if (!isOwn(ctx).holds(row))
    throw new AppError('FORBIDDEN', { message: t`Only its owner can have it judged again` });
  const reading = await findReading(ctx, id);
  if (!reading || reading.text === null || reading.analysis === null)
    throw new AppError('INVALID', { message: t`There are no words to judge` });
  const { text, analysis: earlier, isTruncated } = reading;
  if (!isByOtherVersion(earlier.aiAnalysis.modelVersion))
    throw new AppError('CONFLICT', { message: t`The current version has judged these words already` });
  const analysis = await views.analyze(text, id, isTruncated);
  await transact(ctx, 'evidence.upload', async (tx) => {
    const now = await lockVerdict(tx, id);
    if (now?.text !== text || now.modelVersion !== earlier.aiAnalysis.modelVersion)
      throw new AppError('CONFLICT', {
        message: t`These words or their verdict changed meanwhile. Please look at them again`,
      });
    await tx.db.update(evidenceItem).set({ analysis }).where(eq(evidenceItem.id, id));
    await recordAudit(tx, {
      action: 'evidence.judged-again',
      entityType: 'evidence',
      entityId: id,
      ...(row.clusterId ? { clusterId: row.clusterId } : {}),
      before: summaryOf(earlier),
      after: summaryOf(analysis),
    });
  });
}

const summaryOf = ({ riskLevel, aiAnalysis: { scamProbability, modelVersion } }: TextAnalysis) => ({
  riskLevel,
  scamProbability,
  modelVersion,
});

/** The words and the version that judged them, locked against a correction and a second judging. */
async function lockVerdict(
  tx: TxCtx,
  id: string,
): Promise<{ text: string | null; modelVersion: string | undefined } | null> {
  const [row] = await tx.db
    .select({ text: evidenceReading.text, analysis: evidenceItem.analysis })
    .from(evidenceReading)
    .innerJoin(evidenceItem, eq(evidenceItem.id, evidenceReading.evidenceId))
    .where(eq(evidenceReading.evidenceId, id))
    .for('update');
  if (!row) return null;
  return { text: row.text, modelVersion: (row.analysis as TextAnalysis | null)?.aiAnalysis.modelVersion };
}
