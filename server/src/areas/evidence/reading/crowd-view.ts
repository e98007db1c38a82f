import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { ANALYZE_MAX_LENGTH } from '@fap/shared/evidence/contract.ts';
import { redactForCrowd } from '@fap/shared/evidence/redact.ts';
import { analysisOf } from '../present-analysis.ts';
import { cutText } from './clean-text.ts';

export interface CrowdViewTask {
  text: string;
  victimNames: string[];
  evidenceId: string;
}

export interface CrowdView {
  text: string;
  /** Of the words as the crowd sees them, so that its offsets fit. */
  analysis: TextAnalysis;
}

/** What strangers may see of an exhibit's words: the victim's identifiers are placeholders, what could be opened is defanged. */
export function crowdView({ text, victimNames, evidenceId }: CrowdViewTask): CrowdView {
  const redacted = redactForCrowd(text, victimNames);
  return { text: redacted, analysis: analysisOf(cutText(redacted, ANALYZE_MAX_LENGTH), evidenceId) };
}
