import type { Socket } from 'socket.io';

/** Packets buffered for a client before it is cut; it reconnects and replays from its `seq`. */
const MAX_WAITING_PACKETS = 10_000;
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
const DRAIN_TIMEOUT_MS = 30_000;

/** Waits until everything written so far was flushed; false when the client is gone or too slow. */
export async function waitUntilFlushed(socket: Socket): Promise<boolean> {
  const { conn } = socket;
  const deadline = performance.now() + DRAIN_TIMEOUT_MS;
  while (socket.connected && waitingPackets(socket) > 0) {
    const leftMs = deadline - performance.now();
    if (leftMs <= 0) return false;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(done, leftMs);
      function done() {
        clearTimeout(timer);
        conn.off('drain', done);
        conn.off('close', done);
        resolve();
      }
      conn.once('drain', done);
      conn.once('close', done);
    });
  }
  return socket.connected;
}

/** Whether a client reads so slowly that its buffer endangers the process. */
export function isTooSlow(socket: Socket): boolean {
  if (waitingPackets(socket) > MAX_WAITING_PACKETS) return true;
  const { socket: webSocket } = socket.conn.transport as { socket?: { bufferedAmount?: number } };
  return (webSocket?.bufferedAmount ?? 0) > MAX_WAITING_BYTES;
}

/** Engine.IO's write buffer; it exists at run time, but not in the types. */
function waitingPackets({ conn }: Socket): number {
  return (conn as unknown as { writeBuffer: readonly unknown[] }).writeBuffer.length;
}
