import { serveTasks } from '../../../platform/threads/serve-tasks.ts';
import { analysisOf } from '../present-analysis.ts';
import { compareTexts } from './compare-texts.ts';
import { crowdView } from './crowd-view.ts';
import type { ViewTask } from './view-thread.ts';

// Thread that reads and compares long texts, so that the main loop never walks through one.
serveTasks((task: ViewTask) => {
  if (task.kind === 'crowd') return crowdView(task);
  if (task.kind === 'compare') return compareTexts(task.left, task.right);
  return analysisOf(task.text, task.analysisId);
});
