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

/**
 * Words right before an identifier by which somebody calls it their own: "my account DE…", "contact me at …". With
 * "to", "from", "on" and the like in between it is the other side's: "I emptied my account to GB…".
 */
const OWN_BEFORE =
  /\b(?:(?:my|mine|our)(?:\s+(?!(?:to|from|on|in|into|at|via|with|and|through|by)\b)[\w’'-]+){0,4}|(?:reach|call|contact)\s+me(?:\s+(?:at|on|via|by|under))?|write\s+to\s+me(?:\s+at)?)[\s:=(<"“]*$/iu;
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
