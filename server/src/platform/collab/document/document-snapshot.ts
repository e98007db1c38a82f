import * as Y from 'yjs';
import { applyUpdates } from '../encoding/apply-updates.ts';
import { type ClockRange, ClockRangeSet } from '../encoding/clock-ranges.ts';
import { scanUpdate } from '../encoding/update-scan.ts';
import { EMPTY_UPDATE, encodeDeletes, encodeStateVector, splitStructs } from '../encoding/update-slices.ts';
import { resolveStored } from './resolve-structs.ts';
import { type PackedPlaces, StructPlaces } from './struct-places.ts';

/** One piece of a snapshot, small enough to be sent as one message. */
export interface SnapshotChunk {
  bytes: Uint8Array;
  ranges: readonly ClockRange[];
}

/** A document merged into one update, with what a room derives from it. */
export interface DocumentSnapshot {
  bytes: Uint8Array;
  stateVector: Uint8Array;
  chunks: readonly SnapshotChunk[];
  /** False when the snapshot was split: its deletes are then only in `deletes`. */
  chunksCarryDeletes: boolean;
  deletes: readonly ClockRange[];
  /** `deletes`, encoded as updates of at most about a chunk. */
  deleteUpdates: readonly Uint8Array[];
  /** Bytes that the structs of each client take. */
  clientBytes: ReadonlyMap<number, number>;
  /** Index of places; null unless requested. */
  places: PackedPlaces | null;
}

/** Options of a merge. */
export interface SnapshotOptions {
  /** Garbage-collects deleted content, which stays in the log. */
  collect?: boolean;
  /** The name of texts in the index of places; undefined for no index. */
  textName?: string;
}

/** Merges updates into one snapshot; pure: runs on the main thread for small rooms, in the worker for big ones. */
export function buildDocumentSnapshot(
  parts: readonly Uint8Array[],
  chunkBytes: number,
  { collect = false, textName }: SnapshotOptions = {},
): DocumentSnapshot {
  const bytes = collect ? withoutDeleted(parts) : merged(parts);
  const clientBytes = new Map<number, number>();
  const { ranges, deletes } = scanUpdate(bytes, ({ client, start, end }) =>
    clientBytes.set(client, (clientBytes.get(client) ?? 0) + end - start),
  );
  const known = new ClockRangeSet();
  for (const range of ranges) known.add(range);
  const stateVector = encodeStateVector(known.contiguousEnds());
  const deleteUpdates = encodeDeletes(deletes, chunkBytes);
  const places = textName === undefined ? null : placesIn(bytes, textName);
  const rest = { deletes, deleteUpdates, clientBytes, places };
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

/** Yjs looks at all updates for each operation: many at once take their square, in groups of this size hardly more than reading them. */
const MERGED_AT_ONCE = 500;

function merged(parts: readonly Uint8Array[]): Uint8Array {
  let level = [...parts];
  while (level.length > 1) {
    const groups: Uint8Array[] = [];
    for (let from = 0; from < level.length; from += MERGED_AT_ONCE)
      groups.push(Y.mergeUpdates(level.slice(from, from + MERGED_AT_ONCE)));
    level = groups;
  }
  return level[0] ?? EMPTY_UPDATE;
}

// Yjs keeps the ids of what it collects, so that offline edits next to it still integrate.
function withoutDeleted(parts: readonly Uint8Array[]): Uint8Array {
  const doc = new Y.Doc();
  applyUpdates(doc, parts);
  const bytes = Y.encodeStateAsUpdate(doc);
  doc.destroy();
  return bytes;
}

function placesIn(bytes: Uint8Array, textName: string): PackedPlaces {
  const places = new StructPlaces();
  places.add(resolveStored(bytes, places, textName));
  return places.pack();
}
