import { buildDocumentSnapshot } from './document-snapshot.ts';
import type { SnapshotTask } from './snapshot-builder.ts';

/** Merges big documents, so that the main loop never does. */
export const run = ({ bytes, lengths, chunkBytes, options }: SnapshotTask) => {
  let at = 0;
  const parts = Array.from(lengths, (length) => {
    at += length;
    return bytes.subarray(at - length, at);
  });
  return buildDocumentSnapshot(parts, chunkBytes, options);
};
