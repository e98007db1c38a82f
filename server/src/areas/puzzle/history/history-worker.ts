import { buildCheckpoint } from './build-checkpoint.ts';
import { buildRestore } from './build-restore.ts';
import { describeMoments } from './describe-moments.ts';
import { DocumentCache } from './document-cache.ts';
import { findRedacted } from './find-redacted.ts';
import { buildHiding, buildShowing } from './hidden-part.ts';
import type { HistoryTask } from './history-thread.ts';
import { buildPastVersion } from './past-version.ts';
import { readCard } from './read-card.ts';

const documents = new DocumentCache();

/** Replays logs, so that the event loop never builds a document. */
export function run(task: HistoryTask) {
  switch (task.kind) {
    case 'describe':
      return describeMoments(task, documents);
    case 'past':
      return buildPastVersion(task);
    case 'checkpoint':
      return buildCheckpoint(task);
    case 'card':
      return readCard(task);
    case 'restore':
      return buildRestore(task);
    case 'find':
      return findRedacted(task);
    case 'hide':
      return buildHiding(task);
    case 'show':
      return buildShowing(task);
  }
}
