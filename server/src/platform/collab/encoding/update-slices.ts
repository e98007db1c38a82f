import * as encoding from 'lib0/encoding';
import * as Y from 'yjs';
import type { ClockRange } from './clock-ranges.ts';
import { type StructSlice, scanUpdate } from './update-scan.ts';

/** The update that changes nothing: no structs, no deletes. */
export const EMPTY_UPDATE: Uint8Array = Uint8Array.of(0, 0);

interface ClientSection {
  client: number;
  clock: number;
  structs: number;
  start: number;
  end: number;
}

/**
 * Collects runs of neighbouring structs of one update into new updates: v1 structs do not depend on the bytes before
 * them, so they are copied unchanged.
 */
class SliceWriter {
  private sections: ClientSection[] = [];
  private open: ClientSection | null = null;
  private readonly source: Uint8Array;
  sizeBytes = 0;

  constructor(source: Uint8Array) {
    this.source = source;
  }

  add(slice: StructSlice): void {
    if (this.open === null || this.open.client !== slice.client) {
      if (slice.isSkip) return;
      this.open = {
        client: slice.client,
        clock: slice.clock,
        structs: 0,
        start: slice.start,
        end: slice.start,
      };
      this.sections.push(this.open);
    }
    this.open.structs++;
    this.open.end = slice.end;
    this.sizeBytes += slice.end - slice.start;
  }

  finish(deletes: readonly ClockRange[]): Uint8Array {
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, this.sections.length);
    for (const section of this.sections) {
      encoding.writeVarUint(encoder, section.structs);
      encoding.writeVarUint(encoder, section.client);
      encoding.writeVarUint(encoder, section.clock);
      encoding.writeUint8Array(encoder, this.source.subarray(section.start, section.end));
    }
    writeDeleteSet(encoder, deletes);
    this.sections = [];
    this.open = null;
    this.sizeBytes = 0;
    return encoding.toUint8Array(encoder);
  }
}

/** Trims an update to the structs beyond the known clocks and the given deletes; null when nothing is left. */
export function trimUpdate(
  update: Uint8Array,
  known: ReadonlyMap<number, number>,
  deletes: readonly ClockRange[],
): Uint8Array | null {
  const writer = new SliceWriter(update);
  let isCut = false;
  scanUpdate(update, (slice) => {
    const knownEnd = known.get(slice.client) ?? 0;
    if (slice.clock + slice.length <= knownEnd) return;
    isCut ||= slice.clock < knownEnd;
    writer.add(slice);
  });
  // Only Yjs can split a struct; sent whole, it makes a Y.Doc throw that already collected the known half.
  if (isCut) return trimUpdate(Y.diffUpdate(update, encodeStateVector(known)), known, deletes);
  return writer.sizeBytes === 0 && deletes.length === 0 ? null : writer.finish(deletes);
}

/** Splits an update's structs into updates of about `chunkBytes`, without its deletes. */
export function splitStructs(update: Uint8Array, chunkBytes: number): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  const writer = new SliceWriter(update);
  scanUpdate(update, (slice) => {
    if (writer.sizeBytes > 0 && writer.sizeBytes + slice.end - slice.start > chunkBytes)
      chunks.push(writer.finish([]));
    writer.add(slice);
  });
  if (writer.sizeBytes > 0) chunks.push(writer.finish([]));
  return chunks;
}

// A delete range takes at most two 8-byte numbers, usually far less.
const DELETE_RANGE_BYTES = 8;

/** Encodes deletes alone, as updates of about `chunkBytes`. */
export function encodeDeletes(deletes: Iterable<ClockRange>, chunkBytes: number): Uint8Array[] {
  const perChunk = Math.max(1, Math.floor(chunkBytes / DELETE_RANGE_BYTES));
  const updates: Uint8Array[] = [];
  let batch: ClockRange[] = [];
  const flush = () => {
    const encoder = encoding.createEncoder();
    encoding.writeVarUint(encoder, 0);
    writeDeleteSet(encoder, batch);
    updates.push(encoding.toUint8Array(encoder));
    batch = [];
  };
  for (const range of deletes) {
    batch.push(range);
    if (batch.length === perChunk) flush();
  }
  if (batch.length > 0) flush();
  return updates;
}

/** Encodes a Yjs state vector. */
export function encodeStateVector(clocks: ReadonlyMap<number, number>): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, clocks.size);
  for (const [client, clock] of clocks) {
    encoding.writeVarUint(encoder, client);
    encoding.writeVarUint(encoder, clock);
  }
  return encoding.toUint8Array(encoder);
}

/** Writes a delete set as updates carry it. */
export function writeDeleteSet(encoder: encoding.Encoder, deletes: readonly ClockRange[]): void {
  const byClient = new Map<number, ClockRange[]>();
  for (const range of deletes) {
    const ranges = byClient.get(range.client);
    if (ranges === undefined) byClient.set(range.client, [range]);
    else ranges.push(range);
  }
  encoding.writeVarUint(encoder, byClient.size);
  for (const [client, ranges] of byClient) {
    encoding.writeVarUint(encoder, client);
    encoding.writeVarUint(encoder, ranges.length);
    for (const range of ranges) {
      encoding.writeVarUint(encoder, range.from);
      encoding.writeVarUint(encoder, range.to - range.from);
    }
  }
}
