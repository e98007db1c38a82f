import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** Message types of y-protocols. */
export const SYNC = 0;
export const AWARENESS = 1;
export const STEP_ONE = 0;
export const STEP_TWO = 1;
export const UPDATE = 2;

/** Encodes a message of y-protocols: type numbers, then one body with its length, all after `prefix`. */
export function yMessage(types: readonly number[], body: Uint8Array, prefix?: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  if (prefix !== undefined) encoding.writeUint8Array(encoder, prefix);
  for (const type of types) encoding.writeVarUint(encoder, type);
  encoding.writeVarUint8Array(encoder, body);
  return encoding.toUint8Array(encoder);
}

/** Encodes a text with its length before it. */
export function yText(text: string): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarString(encoder, text);
  return encoding.toUint8Array(encoder);
}

/** A copy of the document update in a y-protocols message; null when there is none. */
export function updateOf(message: Uint8Array): Uint8Array | null {
  if (message[0] !== SYNC || (message[1] !== STEP_TWO && message[1] !== UPDATE)) return null;
  const decoder = decoding.createDecoder(message);
  decoder.pos = 2;
  return decoding.readVarUint8Array(decoder).slice();
}
