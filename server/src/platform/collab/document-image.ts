import * as Y from 'yjs';
import { type ClockRange, ClockRangeSet } from './clock-ranges.ts';
import { scanUpdate } from './update-scan.ts';
import { EMPTY_UPDATE, encodeDeletes, encodeStateVector, splitStructs } from './update-slices.ts';

/** One piece of a base, small enough to be sent as one message. */
export interface ImageChunk {
  bytes: Uint8Array;
  ranges: readonly ClockRange[];
}

/** A document merged into one update, with everything a room keeps of it derived. */
export interface DocumentImage {
  bytes: Uint8Array;
  stateVector: Uint8Array;
  chunks: readonly ImageChunk[];
  /** False when the base was cut up: its deletes are then only in `deletes`. */
  chunksCarryDeletes: boolean;
  deletes: readonly ClockRange[];
  /** The same, encoded as updates of at most about a chunk. */
  deleteUpdates: readonly Uint8Array[];
}

/** Merges updates into one document image; pure, runs on the main thread for small rooms and in the worker for big ones. */
export function buildDocumentImage(parts: readonly Uint8Array[], chunkBytes: number): DocumentImage {
  const [only] = parts;
  const bytes = only === undefined ? EMPTY_UPDATE : parts.length === 1 ? only : Y.mergeUpdates([...parts]);
  const { ranges, deletes } = scanUpdate(bytes);
  const known = new ClockRangeSet();
  for (const range of ranges) known.add(range);
  const stateVector = encodeStateVector(known.contiguousEnds());
  const deleteUpdates = encodeDeletes(deletes, chunkBytes);
  const rest = { deletes, deleteUpdates };
  if (ranges.length === 0 && deletes.length === 0) {
    return { bytes, stateVector, chunks: [], chunksCarryDeletes: true, ...rest };
  }
  if (bytes.length <= chunkBytes) {
    return { bytes, stateVector, chunks: [{ bytes, ranges }], chunksCarryDeletes: true, ...rest };
  }
  const chunks = splitStructs(bytes, chunkBytes).map((chunk) => ({
    bytes: chunk,
    ranges: scanUpdate(chunk).ranges,
  }));
  return { bytes, stateVector, chunks, chunksCarryDeletes: false, ...rest };
}
