import { serveTasks } from '../../../platform/threads/serve-tasks.ts';
import { buildRestore } from './build-restore.ts';
import { describeMoments } from './describe-moments.ts';
import { DocumentCache } from './document-cache.ts';
import type { HistoryTask } from './history-thread.ts';
import { buildPastVersion } from './past-version.ts';

const documents = new DocumentCache();

// Thread that replays logs, so that the main loop never builds a document.
serveTasks((task: HistoryTask) => {
  switch (task.kind) {
    case 'describe':
      return describeMoments(task, documents);
    case 'past':
      return buildPastVersion(task);
    case 'restore':
      return buildRestore(task);
  }
});
