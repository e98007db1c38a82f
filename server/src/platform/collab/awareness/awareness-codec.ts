import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';
import { decodeNumber, ProtocolError } from '../encoding/protocol.ts';

/** One client's entry in an awareness update; the state is JSON, `null` for a client that left. */
export interface AwarenessItem {
  client: number;
  clock: number;
  state: Uint8Array;
}

/** Parses the items of an awareness update; throws ProtocolError when it ends too early. */
export function decodeAwareness(update: Uint8Array): AwarenessItem[] {
  const decoder = decoding.createDecoder(update);
  const items: AwarenessItem[] = [];
  for (let count = decodeNumber(decoder); count > 0; count--) {
    items.push({ client: decodeNumber(decoder), clock: decodeNumber(decoder), state: readBytes(decoder) });
  }
  return items;
}

/** One item of an awareness update. */
export function encodeAwarenessItem(client: number, clock: number, state: string): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, client);
  encoding.writeVarUint(encoder, clock);
  encoding.writeVarString(encoder, state);
  return encoding.toUint8Array(encoder);
}

/** Joins encoded items into an awareness update. */
export function joinAwareness(items: readonly Uint8Array[]): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, items.length);
  for (const item of items) encoding.writeUint8Array(encoder, item);
  return encoding.toUint8Array(encoder);
}

/** Whether a state means that its client is present. */
export function isStatePresent(state: Uint8Array): boolean {
  return !(state.length === 4 && state[0] === 0x6e); // "null" is the only JSON of four bytes that starts with n
}

/** Parses a state; undefined when it is not JSON. */
export function parseState(state: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(state.buffer, state.byteOffset, state.byteLength).toString('utf8'));
  } catch {
    return undefined;
  }
}

// Like lib0's readVarUint8Array, but never past the end of the message.
function readBytes(decoder: decoding.Decoder): Uint8Array {
  const end = decodeNumber(decoder) + decoder.pos;
  if (end > decoder.arr.length) throw new ProtocolError(1007, 'awareness message ends too early');
  const bytes = decoder.arr.subarray(decoder.pos, end);
  decoder.pos = end;
  return bytes;
}
