import type { Submission } from '@fap/shared/clusters/submission.ts';
import { extractIndicators } from '@fap/shared/evidence/extract-indicators.ts';
import { minhash, minhashBands } from '@fap/shared/evidence/fingerprint.ts';
import type { Indicator } from '@fap/shared/evidence/indicator-types.ts';
import { isOwnMention } from '@fap/shared/evidence/own-mentions.ts';

/** What a report is compared by. */
export interface ReportFingerprint {
  indicators: readonly Indicator[];
  minhash: readonly number[];
  bands: readonly number[];
}

/** A report's identifiers and MinHash; what a victim calls their own links nobody to anybody and is left out. */
export function fingerprintReport(
  report: Pick<Submission, 'description' | 'evidence' | 'scamPersonas'>,
): ReportFingerprint {
  const text = `${report.description}\n${report.evidence}`;
  const all = `${text}\n${report.scamPersonas}`;
  const signature = minhash(text);
  return {
    indicators: extractIndicators(all).filter(({ start }) => !isOwnMention(all, start)),
    minhash: signature,
    bands: minhashBands(signature),
  };
}
