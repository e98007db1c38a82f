import { fingerprintQuestion } from '@fap/shared/matching/fingerprint-report.ts';
import { Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { redact } from '@fap/shared/privacy/redact.ts';
import { compareTexts } from './compare-texts.ts';
import { crowdView } from './crowd-view.ts';
import { analysisOf } from './present-analysis.ts';
import type { ViewTask } from './view-thread.ts';

/** Reads and compares long texts, so that the main loop never walks through one. */
export function run(task: ViewTask) {
  if (task.kind === 'crowd') return crowdView(task);
  if (task.kind === 'compare') return compareTexts(task.left, task.right);
  if (task.kind === 'fingerprint') return fingerprintText(task.text);
  if (task.kind === 'redact') return redactForOutside(task.text, task.victimNames);
  return analysisOf(task.text, task.analysisId, task.isPart);
}

const fingerprintText = (text: string) =>
  fingerprintQuestion({ description: text, evidence: '', scamPersonas: '' });

const redactForOutside = (text: string, victimNames: string[]) =>
  redact(text, { grade: 'crowd', placeholders: new Placeholders('outside'), victimNames });
