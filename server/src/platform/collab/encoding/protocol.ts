import { MESSAGE_PACK, MESSAGE_STORED } from '@fap/shared/kernel/document-messages.ts';
import * as decoding from 'lib0/decoding';

export const MESSAGE_SYNC = 0;
export const MESSAGE_AWARENESS = 1;
export const MESSAGE_QUERY_AWARENESS = 3;
export const SYNC_STEP_ONE = 0;
export const SYNC_STEP_TWO = 1;
export const SYNC_UPDATE = 2;

/** One message of the y-websocket protocol as a client sends it. */
export type ClientMessage =
  | { kind: 'step-one'; stateVector: Uint8Array }
  | { kind: 'update'; update: Uint8Array }
  | { kind: 'awareness'; update: Uint8Array }
  | { kind: 'query-awareness' }
  | { kind: 'ask-stored' }
  | { kind: 'packs'; handledBytes: number };

/** A message that is no y-websocket message at all (`unsupported`) or a broken one. */
export class ProtocolError extends Error {
  readonly code: 1003 | 1007;

  constructor(code: 1003 | 1007, message: string) {
    super(message);
    this.code = code;
  }
}

/** Parses one client message; sync step 2 and update mean the same to a server and are both `update`. */
export function decodeMessage(data: Uint8Array): ClientMessage {
  const decoder = decoding.createDecoder(data);
  const type = decodeNumber(decoder);
  if (type === MESSAGE_SYNC) {
    const step = decodeNumber(decoder);
    if (step === SYNC_STEP_ONE) return { kind: 'step-one', stateVector: parseBody(decoder) };
    if (step === SYNC_STEP_TWO || step === SYNC_UPDATE) return { kind: 'update', update: parseBody(decoder) };
    throw new ProtocolError(1003, 'unknown sync message');
  }
  if (type === MESSAGE_AWARENESS) return { kind: 'awareness', update: parseBody(decoder) };
  if (type === MESSAGE_QUERY_AWARENESS) return { kind: 'query-awareness' };
  if (type === MESSAGE_STORED) return { kind: 'ask-stored' };
  if (type === MESSAGE_PACK) return { kind: 'packs', handledBytes: decodeNumber(decoder) };
  throw new ProtocolError(1003, 'unknown message type');
}

/** True for a message that changes the document, judged by its first two bytes only. */
export function isDocumentWrite(data: Uint8Array): boolean {
  return data[0] === MESSAGE_SYNC && (data[1] === SYNC_STEP_TWO || data[1] === SYNC_UPDATE);
}

/** Parses a client's state vector. */
export function decodeStateVector(bytes: Uint8Array): Map<number, number> {
  const decoder = decoding.createDecoder(bytes);
  const clocks = new Map<number, number>();
  const size = decodeNumber(decoder);
  for (let i = 0; i < size; i++) {
    const client = decodeNumber(decoder);
    clocks.set(client, decodeNumber(decoder));
  }
  return clocks;
}

/** Decodes a number of a client message. */
export function decodeNumber(decoder: decoding.Decoder): number {
  try {
    return decoding.readVarUint(decoder);
  } catch {
    throw new ProtocolError(1007, 'message ends too early');
  }
}

// The length is checked by hand: lib0 would read past the message into the receive buffer it is a view of.
function parseBody(decoder: decoding.Decoder): Uint8Array {
  const length = decodeNumber(decoder);
  if (decoder.pos + length !== decoder.arr.length)
    throw new ProtocolError(1007, 'message length does not match');
  return decoder.arr.subarray(decoder.pos);
}
