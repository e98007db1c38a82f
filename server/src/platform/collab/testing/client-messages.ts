import * as decoding from 'lib0/decoding';
import * as encoding from 'lib0/encoding';

/** One entry of an awareness update. */
export interface AwarenessEntry {
  client: number;
  clock: number;
  state: unknown;
}

/** Encodes an awareness update of any entries, forged ones included. */
export function encodeAwareness(...entries: readonly AwarenessEntry[]): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, entries.length);
  for (const entry of entries) {
    encoding.writeVarUint(encoder, entry.client);
    encoding.writeVarUint(encoder, entry.clock);
    encoding.writeVarString(encoder, JSON.stringify(entry.state));
  }
  return encoding.toUint8Array(encoder);
}

/** Entries of a server frame: ws header, message type, update. */
export function decodeAwarenessFrame(frame: Buffer | null): AwarenessEntry[] {
  if (frame === null) return [];
  const [message = frame] = messagesIn(frame);
  const decoder = decoding.createDecoder(message);
  decoding.readVarUint(decoder);
  const update = decoding.createDecoder(decoding.readVarUint8Array(decoder));
  return Array.from({ length: decoding.readVarUint(update) }, () => ({
    client: decoding.readVarUint(update),
    clock: decoding.readVarUint(update),
    state: JSON.parse(decoding.readVarString(update)) as unknown,
  }));
}

/** The message a client sends with an awareness update. */
export function awarenessMessage(update: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, 1);
  encoding.writeVarUint8Array(encoder, update);
  return encoding.toUint8Array(encoder);
}

/** The message a client sends with a document update. */
export function updateMessage(update: Uint8Array): Uint8Array {
  const encoder = encoding.createEncoder();
  encoding.writeVarUint(encoder, 0);
  encoding.writeVarUint(encoder, 2);
  encoding.writeVarUint8Array(encoder, update);
  return encoding.toUint8Array(encoder);
}

/** Document updates inside server frames; one buffer may contain several frames. */
export function updatesOf(frames: readonly Buffer[]): Uint8Array[] {
  return frames.flatMap(messagesIn).map((message) => {
    const decoder = decoding.createDecoder(message);
    decoding.readVarUint(decoder);
    decoding.readVarUint(decoder);
    return decoding.readVarUint8Array(decoder);
  });
}

/** The messages of complete WebSocket frames, one after the other. */
export function messagesIn(frames: Buffer): Buffer[] {
  const messages: Buffer[] = [];
  let position = 0;
  while (position < frames.length) {
    const short = frames.readUInt8(position + 1);
    const header = { 126: 4, 127: 10 }[short] ?? 2;
    const lengths = {
      2: () => short,
      4: () => frames.readUInt16BE(position + 2),
      10: () => frames.readUInt32BE(position + 6),
    };
    const end = position + header + (lengths[header as 2 | 4 | 10]?.() ?? 0);
    messages.push(frames.subarray(position + header, end));
    position = end;
  }
  return messages;
}
