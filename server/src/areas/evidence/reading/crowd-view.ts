import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { ANALYZE_MAX_LENGTH } from '@fap/shared/evidence/contract.ts';
import { type PlaceholderEntry, Placeholders } from '@fap/shared/evidence/placeholders.ts';
import { redact } from '@fap/shared/evidence/redact.ts';
import { analysisOf } from '../present-analysis.ts';
import { cutText } from './clean-text.ts';

export interface CrowdViewTask {
  text: string;
  victimNames: string[];
  evidenceId: string;
  clusterId: string;
  /** The cluster's placeholders so far. */
  known: PlaceholderEntry[];
}

export interface CrowdView {
  text: string;
  /** Of the words as the crowd sees them, so that its offsets fit. */
  analysis: TextAnalysis;
  /** Placeholders this text gave for the first time. */
  added: readonly PlaceholderEntry[];
}

/** What strangers may see of an exhibit's words: the victim's identifiers are placeholders, what could be opened is defanged. */
export function crowdView({ text, victimNames, evidenceId, clusterId, known }: CrowdViewTask): CrowdView {
  const placeholders = new Placeholders(clusterId, known);
  const redacted = redact(text, { grade: 'crowd', placeholders, victimNames });
  const analysis = analysisOf(cutText(redacted, ANALYZE_MAX_LENGTH), evidenceId);
  return { text: redacted, analysis, added: placeholders.added };
}
