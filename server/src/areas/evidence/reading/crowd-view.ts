import type { TextAnalysis } from '@fap/shared/evidence/analysis-schemas.ts';
import { type PlaceholderEntry, Placeholders } from '@fap/shared/evidence/placeholders.ts';
import { redact } from '@fap/shared/evidence/redact.ts';
import { analysisOf } from '../present-analysis.ts';

/** As `redact` writes them. */
const PLACEHOLDER = /\[([A-Z_]{2,30}_\d{1,6})\]/gu;

export interface CrowdViewTask {
  text: string;
  /** More follows in the file. */
  isPart: boolean;
  victimNames: string[];
  /** Placeholders whose values an analyst had shown; for the crowd there are none. */
  revealed: string[];
  evidenceId: string;
  clusterId: string;
  /** The cluster's placeholders so far. */
  known: PlaceholderEntry[];
}

export interface CrowdView {
  text: string;
  /** Of the words as the crowd sees them, so that its offsets fit. */
  analysis: TextAnalysis;
  /** Placeholders that stand in the words. */
  hidden: string[];
  /** Placeholders this text gave for the first time. */
  added: readonly PlaceholderEntry[];
}

/**
 * What others than its owner see of an exhibit's words: a victim's identifiers are placeholders but for those an analyst had
 * shown, what could be opened is defanged.
 */
export function crowdView(task: CrowdViewTask): CrowdView {
  const { text, isPart, victimNames, revealed, evidenceId, clusterId, known } = task;
  const placeholders = new Placeholders(clusterId, known);
  const grade = revealed.length > 0 ? 'analyst' : 'crowd';
  const redacted = redact(text, { grade, placeholders, victimNames, revealed: new Set(revealed) });
  const hidden = [...new Set([...redacted.matchAll(PLACEHOLDER)].map(([, name = '']) => name))];
  const analysis = analysisOf(redacted, evidenceId, isPart);
  return { text: redacted, hidden, analysis, added: placeholders.added };
}
