import * as decoding from 'lib0/decoding';
import type { ClockRange } from './clock-ranges.ts';
import { skipItemContent } from './item-content-scan.ts';

/** Bytes that are not a well-formed Yjs update, or one no client could apply. */
export class MalformedUpdateError extends Error {}

/** What one Yjs update (encoding v1) contains, read without building structs. */
export interface ScannedUpdate {
  ranges: ClockRange[];
  deletes: ClockRange[];
}

/** One struct's place in the update's bytes. */
export interface StructSlice {
  client: number;
  clock: number;
  length: number;
  isSkip: boolean;
  start: number;
  end: number;
}

const SKIP_INFO = 10;
const CONTENT_BITS = 0b0001_1111;
const HAS_PARENT_SUB = 0b0010_0000;
const HAS_RIGHT_ORIGIN = 0b0100_0000;
const HAS_ORIGIN = 0b1000_0000;
const MAX_CLOCK = 2 ** 50;

/**
 * Reads an update from first to last byte and throws on anything malformed: truncated or trailing bytes, unknown
 * content, bad JSON, unsorted clients, references to the client's own future (they make Y.applyUpdate throw).
 */
export function scanUpdate(bytes: Uint8Array, onStruct?: (slice: StructSlice) => void): ScannedUpdate {
  const decoder = decoding.createDecoder(bytes);
  try {
    const ranges = scanStructs(decoder, onStruct);
    const deletes = scanDeleteSet(decoder);
    // lib0 may read past a view into its buffer, so the end is checked and not only trusted to throw.
    if (decoder.pos !== bytes.length)
      throw new MalformedUpdateError('update length does not match its content');
    return { ranges, deletes };
  } catch (error) {
    if (error instanceof MalformedUpdateError) throw error;
    throw new MalformedUpdateError('update cannot be decoded', { cause: error });
  }
}

function scanStructs(decoder: decoding.Decoder, onStruct?: (slice: StructSlice) => void): ClockRange[] {
  const ranges: ClockRange[] = [];
  let previousClient = Number.POSITIVE_INFINITY;
  const clients = decoding.readVarUint(decoder);
  for (let i = 0; i < clients; i++) {
    const structs = decoding.readVarUint(decoder);
    const client = decoding.readVarUint(decoder);
    let clock = decoding.readVarUint(decoder);
    // Y.mergeUpdates relies on descending clients; a repeated client would drop structs when applied.
    if (client >= previousClient) throw new MalformedUpdateError('clients are not in descending order');
    previousClient = client;
    let open: ClockRange | null = null;
    for (let k = 0; k < structs; k++) {
      const start = decoder.pos;
      const info = decoding.readUint8(decoder);
      const isSkip = info === SKIP_INFO;
      const length = isSkip ? decoding.readVarUint(decoder) : scanStruct(decoder, info, client, clock);
      if (length < 1 || clock + length > MAX_CLOCK)
        throw new MalformedUpdateError('struct length out of range');
      onStruct?.({ client, clock, length, isSkip, start, end: decoder.pos });
      clock += length;
      if (isSkip) {
        open = null;
      } else if (open === null) {
        open = { client, from: clock - length, to: clock };
        ranges.push(open);
      } else {
        open.to = clock;
      }
    }
  }
  return ranges;
}

function scanStruct(decoder: decoding.Decoder, info: number, client: number, clock: number): number {
  if ((info & CONTENT_BITS) === 0) return decoding.readVarUint(decoder);
  const hasOrigin = (info & HAS_ORIGIN) !== 0;
  const hasRightOrigin = (info & HAS_RIGHT_ORIGIN) !== 0;
  if (hasOrigin) scanReference(decoder, client, clock);
  if (hasRightOrigin) scanReference(decoder, client, clock);
  if (!hasOrigin && !hasRightOrigin) {
    if (decoding.readVarUint(decoder) === 1) decoding.readVarString(decoder);
    else scanReference(decoder, client, clock);
    if ((info & HAS_PARENT_SUB) !== 0) decoding.readVarString(decoder);
  }
  return skipItemContent(decoder, info & CONTENT_BITS);
}

function scanReference(decoder: decoding.Decoder, ownClient: number, ownClock: number): void {
  const client = decoding.readVarUint(decoder);
  const clock = decoding.readVarUint(decoder);
  if (client === ownClient && clock >= ownClock)
    throw new MalformedUpdateError('struct refers to its own future');
}

function scanDeleteSet(decoder: decoding.Decoder): ClockRange[] {
  const deletes: ClockRange[] = [];
  const seen = new Set<number>();
  const clients = decoding.readVarUint(decoder);
  for (let i = 0; i < clients; i++) {
    const client = decoding.readVarUint(decoder);
    if (seen.has(client)) throw new MalformedUpdateError('a client has two delete sets');
    seen.add(client);
    const count = decoding.readVarUint(decoder);
    // Yjs keeps deletes it cannot apply yet as differences, which must be positive.
    let end = 0;
    for (let k = 0; k < count; k++) {
      const from = decoding.readVarUint(decoder);
      const to = from + decoding.readVarUint(decoder);
      if (from < end || to <= from || to > MAX_CLOCK)
        throw new MalformedUpdateError('delete range out of order');
      deletes.push({ client, from, to });
      end = to;
    }
  }
  return deletes;
}
