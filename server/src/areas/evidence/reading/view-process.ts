import { extractQuestionFeatures } from '@fap/shared/matching/report-features.ts';
import { Placeholders } from '@fap/shared/privacy/placeholders.ts';
import { redact } from '@fap/shared/privacy/redact.ts';
import { serveProcessTasks } from '../../../platform/processes/serve-process-tasks.ts';
import { buildCrowdView } from './build-crowd-view.ts';
import { compareTexts } from './compare-texts.ts';
import { analyzeWords } from './finish-reading.ts';
import { analyzeAndPresent } from './present-analysis.ts';
import type { ViewResult, ViewTask } from './word-views.ts';

// Long texts would block the server's event loop, and what judging them takes would stay in its memory.
serveProcessTasks(async (task: ViewTask): Promise<ViewResult> => {
  if (task.kind === 'crowd') return buildCrowdView(task);
  if (task.kind === 'compare') return compareTexts(task.left, task.right);
  if (task.kind === 'features') return featuresOfText(task.text);
  if (task.kind === 'words') return analyzeWords(task.text, 'ocr', false, task.evidenceId);
  if (task.kind === 'redact') return redactForOutside(task.text, task.victimNames);
  return analyzeAndPresent(task.text, task.analysisId, task.isPart);
});

const featuresOfText = (text: string) =>
  extractQuestionFeatures({ description: text, evidence: '', scamPersonas: '' });

const redactForOutside = (text: string, victimNames: string[]) =>
  redact(text, { grade: 'crowd', placeholders: new Placeholders('outside'), victimNames });
