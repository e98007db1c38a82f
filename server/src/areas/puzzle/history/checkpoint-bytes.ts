import { crc32 } from 'node:zlib';
import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import type { ClockRange } from '../../../platform/collab/encoding/clock-ranges.ts';

/** Operations and the row of the log that inserted them. */
export interface WrittenRange extends ClockRange {
  updateId: number;
}

/** A document after one row of its log. */
export interface Checkpoint {
  /** What had been deleted by then is no longer in it. */
  update: Uint8Array;
  /** Which rows wrote what stands on the board, as people are told who wrote each card and line. */
  written: readonly WrittenRange[];
}

const SUM_BYTES = 4;

/** A checkpoint as it is stored, behind a checksum. */
export function packCheckpoint({ update, written }: Checkpoint): Uint8Array<ArrayBuffer> {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, written.length);
  for (const { client, from, to, updateId } of written)
    for (const number of [client, from, to, updateId]) encoding.writeVarUint(encoder, number);
  encoding.writeUint8Array(encoder, update);
  const body = encoding.toUint8Array(encoder);
  const packed = new Uint8Array(SUM_BYTES + body.length);
  packed.set(body, SUM_BYTES);
  new DataView(packed.buffer).setUint32(0, crc32(body));
  return packed;
}

/** A checkpoint from its stored bytes; null when they are not what was stored. */
export function unpackCheckpoint(packed: Uint8Array): Checkpoint | null {
  if (packed.length <= SUM_BYTES) return null;
  const body = packed.subarray(SUM_BYTES);
  if (new DataView(packed.buffer, packed.byteOffset).getUint32(0) !== crc32(body)) return null;
  const decoder = decoding.createDecoder(body);
  const next = () => decoding.readVarUint(decoder);
  const written = Array.from({ length: next() }, () => ({
    client: next(),
    from: next(),
    to: next(),
    updateId: next(),
  }));
  return { update: decoding.readTailAsUint8Array(decoder), written };
}
