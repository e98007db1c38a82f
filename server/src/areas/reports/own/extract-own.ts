import type { ReportFeatures } from '@fap/shared/matching/report-features.ts';
import type { ReportWords } from '@fap/shared/reports/report-words.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { getEmail } from '../../auth/index.ts';
import { extractFeaturesInWorker } from '../../texts/index.ts';

/** What a report with these words is compared by. */
export async function extractOwn(ctx: Ctx, words: ReportWords, reporterId: string): Promise<ReportFeatures> {
  const { description, evidence, scamPersonas, amountInvolved, dateOccurred } = words;
  const ownEmail = await getEmail(ctx, reporterId);
  return extractFeaturesInWorker(ctx, {
    description,
    evidence,
    scamPersonas,
    amountInvolved,
    dateOccurred,
    ownEmail,
  });
}
