import type { Socket } from 'socket.io';

/** Packets that may wait for a client before it is cut; it comes back and is brought up to date from its `seq`. */
const MAX_WAITING_PACKETS = 10_000;
const MAX_WAITING_BYTES = 8 * 1024 * 1024;
const DRAIN_TIMEOUT_MS = 30_000;

/** Waits until what was written so far has left for the client; false when the client is gone or takes too long. */
export async function whenSent(socket: Socket): Promise<boolean> {
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

/** Whether a client takes in so little that what waits for it endangers the others. */
export function isTooSlow(socket: Socket): boolean {
  if (waitingPackets(socket) > MAX_WAITING_PACKETS) return true;
  const { socket: webSocket } = socket.conn.transport as { socket?: { bufferedAmount?: number } };
  return (webSocket?.bufferedAmount ?? 0) > MAX_WAITING_BYTES;
}

/** Engine.IO's queue in front of the transport; it is there at run time and not in its types. */
function waitingPackets({ conn }: Socket): number {
  return (conn as unknown as { writeBuffer: readonly unknown[] }).writeBuffer.length;
}
