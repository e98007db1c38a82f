const FINAL = 0x80;

/** WebSocket opcodes of messages. */
export const TEXT_MESSAGE = 1;
export const BINARY_MESSAGE = 2;

/** One complete unmasked WebSocket frame around the parts of a message, ready to be written to any number of sockets. */
export function webSocketFrame(opcode: number, parts: readonly Uint8Array[]): Buffer {
  const payloadBytes = parts.reduce((sum, part) => sum + part.length, 0);
  const headerBytes = payloadBytes < 126 ? 2 : payloadBytes < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(headerBytes + payloadBytes);
  frame[0] = FINAL | opcode;
  if (headerBytes === 2) {
    frame[1] = payloadBytes;
  } else if (headerBytes === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(payloadBytes, 2);
  } else {
    frame[1] = 127;
    frame.writeUInt32BE(0, 2);
    frame.writeUInt32BE(payloadBytes, 6);
  }
  let position = headerBytes;
  for (const part of parts) {
    frame.set(part, position);
    position += part.length;
  }
  return frame;
}
