import { serveTasks } from '../../../platform/threads/serve-tasks.ts';
import { compareTexts } from './compare-texts.ts';
import { crowdView } from './crowd-view.ts';
import type { ViewTask } from './view-thread.ts';

// Thread that makes views of long texts, so that the main loop never walks through one.
serveTasks((task: ViewTask) =>
  task.kind === 'crowd' ? crowdView(task) : compareTexts(task.left, task.right),
);
