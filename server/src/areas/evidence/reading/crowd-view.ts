import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { type PlaceholderEntry, Placeholders } from '@fap/shared/evidence/placeholders.ts';
import { redact } from '@fap/shared/evidence/redact.ts';
import { analysisOf } from '../present-analysis.ts';

export interface CrowdViewTask {
  text: string;
  /** More follows in the file. */
  isPart: boolean;
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
export function crowdView(task: CrowdViewTask): CrowdView {
  const { text, isPart, victimNames, evidenceId, clusterId, known } = task;
  const placeholders = new Placeholders(clusterId, known);
  const redacted = redact(text, { grade: 'crowd', placeholders, victimNames });
  return { text: redacted, analysis: analysisOf(redacted, evidenceId, isPart), added: placeholders.added };
}
