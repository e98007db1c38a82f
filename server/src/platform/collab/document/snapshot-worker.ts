import { buildDocumentSnapshot } from './document-snapshot.ts';
import type { SnapshotTask } from './snapshot-builder.ts';

/** Merges big documents, so that the main loop never does. */
export const run = ({ parts, chunkBytes, options }: SnapshotTask) =>
  buildDocumentSnapshot(parts, chunkBytes, options);
