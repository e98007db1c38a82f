import type { Submission } from '@fap/shared/clusters/submission.ts';
import { extractIndicators } from '@fap/shared/evidence/extract-indicators.ts';
import { minhash, minhashBands } from '@fap/shared/evidence/fingerprint.ts';
import type { Indicator } from '@fap/shared/evidence/indicator-types.ts';

/** What a report is compared by. */
export interface ReportFingerprint {
  indicators: readonly Indicator[];
  minhash: readonly number[];
  bands: readonly number[];
}

/** Words before an identifier by which somebody calls it their own. */
const OWN_BEFORE = /\b(?:my|mine|our|reach me|call me|write to me|contact me)\b[^.!?\n]{0,40}$/iu;
const WORDS_BEFORE = 60;

/** A report's identifiers and MinHash; what a victim calls their own links nobody to anybody and is left out. */
export function fingerprintReport(
  report: Pick<Submission, 'description' | 'evidence' | 'scamPersonas'>,
): ReportFingerprint {
  const text = `${report.description}\n${report.evidence}`;
  const all = `${text}\n${report.scamPersonas}`;
  const signature = minhash(text);
  return {
    indicators: extractIndicators(all).filter(
      ({ start }) => !OWN_BEFORE.test(all.slice(Math.max(0, start - WORDS_BEFORE), start)),
    ),
    minhash: signature,
    bands: minhashBands(signature),
  };
}
