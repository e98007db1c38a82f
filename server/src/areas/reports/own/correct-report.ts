import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { parseAmount } from '@fap/shared/reports/parse-amount.ts';
import { type ReportWords, wordsFingerprint } from '@fap/shared/reports/report-words.ts';
import { eq } from 'drizzle-orm';
import { report, reportVersion } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { countVictims } from '../../clusters/index.ts';
import { recordMentions } from '../../indicators/index.ts';
import { replaceFeatures } from '../change-report.ts';
import { reportEvents } from '../events.ts';
import { keepWords } from '../keep-words.ts';
import { lockSharedIndicators } from '../lock-shared-indicators.ts';
import { publishChange } from '../publish-change.ts';
import { refuseFuture } from '../refuse-future.ts';
import { findFounder, rewordFromFounder } from '../reword-clusters.ts';
import { isFounder, wordsOf } from '../words-of.ts';
import { extractOwn } from './extract-own.ts';
import { lockOwnReport } from './lock-own-report.ts';
import { getOwnReport } from './policy.ts';

/** Nobody corrects a report more often; a program might. */
const MAX_VERSIONS = 100;

export interface Correction {
  id: string;
  /** The version that the reporter corrected. */
  version: number;
  words: ReportWords;
}

/**
 * Replaces the words of one's own report by a new version; the older one is kept for its reporter. What follows from the
 * words (comparison, indicators, amounts, layers, DNA) follows the new ones; the report stays in its cluster. Throws
 * NOT_FOUND, and CONFLICT for another version, a withdrawn report, and words that are the same.
 */
export async function correctReport(ctx: Ctx, { id, version, words }: Correction): Promise<void> {
  refuseFuture(ctx, words.dateOccurred);
  const { reporterId } = await getOwnReport(ctx, id);
  const features = await extractOwn(ctx, words, reporterId);
  await transact(ctx, 'report.submit', async (tx) => {
    await lockSharedIndicators(tx, features.indicators);
    const { row, clusterId } = await lockOwnReport(tx, id);
    const before = wordsOf(row);
    refuse(row, version, wordsFingerprint(before) === wordsFingerprint(words));
    await tx.db.insert(reportVersion).values({
      reportId: id,
      version: row.version,
      words: before,
      writtenAt: row.correctedAt ?? row.createdAt,
    });
    const { evidence, ...columns } = words;
    const amount = parseAmount(words.amountInvolved);
    await tx.db
      .update(report)
      .set({
        ...columns,
        evidenceText: evidence,
        amountCents: amount?.cents ?? null,
        amountCurrency: amount?.currency ?? null,
        version: row.version + 1,
        correctedAt: tx.clock.now(),
      })
      .where(eq(report.id, id));
    await keepWords(tx, {
      report: { id, clusterId, reporterId },
      version: row.version + 1,
      words,
      isClosedToAnalysts: !row.consentAnalysts,
    });
    await replaceFeatures(tx, id, features);
    if ((await findFounder(tx, clusterId))?.row.id === id) await rewordFromFounder(tx, clusterId);
    await countVictims(tx, clusterId);
    const place = { report: { id, reporterId }, clusterId };
    await recordMentions(tx, [{ ...place, kind: 'report', id, indicators: features.indicators }]);
    await recordAudit(tx, {
      action: 'report.corrected',
      entityType: 'report',
      entityId: id,
      custodyOf: [clusterId],
      before: { version: row.version, sha256: wordsFingerprint(before) },
      after: { version: row.version + 1, sha256: wordsFingerprint(words) },
    });
    publishChange(tx, id, 'corrected');
    emit(tx, reportEvents.corrected, { reportId: id, clusterId, reporterId, isFounder: isFounder(row) });
  });
}

function refuse(row: typeof report.$inferSelect, version: number, isSame: boolean): void {
  const message =
    row.withdrawnAt !== null
      ? t`This report is withdrawn. Restore it first, then correct it.`
      : row.version !== version
        ? t`This report was corrected meanwhile. Reload the page to see its newest words.`
        : isSame
          ? t`Nothing was changed`
          : row.version >= MAX_VERSIONS
            ? t`This report cannot be corrected any more. Please write a new one.`
            : null;
  if (message !== null) throw new AppError('CONFLICT', { message });
}
