import { fingerprintQuestion } from '@fap/shared/clusters/fingerprint-report.ts';
import { Placeholders } from '@fap/shared/evidence/placeholders.ts';
import { redact } from '@fap/shared/evidence/redact.ts';
import { serveTasks } from '../../../platform/threads/serve-tasks.ts';
import { analysisOf } from '../present-analysis.ts';
import { compareTexts } from './compare-texts.ts';
import { crowdView } from './crowd-view.ts';
import type { ViewTask } from './view-thread.ts';

// Thread that reads and compares long texts, so that the main loop never walks through one.
serveTasks((task: ViewTask) => {
  if (task.kind === 'crowd') return crowdView(task);
  if (task.kind === 'compare') return compareTexts(task.left, task.right);
  if (task.kind === 'fingerprint') return fingerprintText(task.text);
  if (task.kind === 'redact') return redactForOutside(task.text, task.victimNames);
  return analysisOf(task.text, task.analysisId, task.isPart);
});

const fingerprintText = (text: string) =>
  fingerprintQuestion({ description: text, evidence: '', scamPersonas: '' });

const redactForOutside = (text: string, victimNames: string[]) =>
  redact(text, { grade: 'crowd', placeholders: new Placeholders('outside'), victimNames });
