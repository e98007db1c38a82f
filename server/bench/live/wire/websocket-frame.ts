export const TEXT_FRAME = 1;
export const BINARY_FRAME = 2;
export const CLOSE_FRAME = 8;
export const PING_FRAME = 9;
export const PONG_FRAME = 10;

const FINAL = 0x80;
const MASKED = 0x80;

/** Length of an unmasked frame, header and payload; 0 while the header is incomplete. */
export function frameBytes(bytes: Buffer, start: number, end: number): number {
  if (end - start < 2) return 0;
  const short = (bytes[start + 1] ?? 0) & 0x7f;
  if (short < 126) return 2 + short;
  if (short === 126) return end - start < 4 ? 0 : 4 + bytes.readUInt16BE(start + 2);
  return end - start < 10 ? 0 : 10 + bytes.readUInt32BE(start + 2) * 2 ** 32 + bytes.readUInt32BE(start + 6);
}

/** Length of the header of an unmasked frame. */
export function headerBytes(bytes: Buffer, start: number): number {
  const short = (bytes[start + 1] ?? 0) & 0x7f;
  return short < 126 ? 2 : short === 126 ? 4 : 10;
}

/** Encodes a client frame. The masking key is zero, which is allowed and leaves the payload unchanged. */
export function clientFrame(payload: Uint8Array | string, opcode: number): Buffer {
  const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
  const size = body.length;
  const header = size < 126 ? 2 : size < 65_536 ? 4 : 10;
  const frame = Buffer.alloc(header + 4 + size);
  frame[0] = FINAL | opcode;
  frame[1] = MASKED | (size < 126 ? size : size < 65_536 ? 126 : 127);
  if (header === 4) frame.writeUInt16BE(size, 2);
  if (header === 10) frame.writeUInt32BE(size, 6);
  frame.set(body, header + 4);
  return frame;
}
