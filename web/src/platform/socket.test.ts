import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, vi } from 'vitest';

/** Longer than Socket.IO’s time-out of 20 s: that it was not waited for is seen by its error, not by a watch. */
const PATIENCE_MS = 60_000;

test(
  'an attempt that closes before the handshake is tried again without waiting for Socket.IO’s time-out',
  async () => {
    // A proxy that accepts the upgrade without a server behind it.
    let attempts = 0;
    const proxy = createServer().on('upgrade', ({ headers }, wire) => {
      attempts += 1;
      // The page may hang up before the end has arrived; an error that nobody hears ends the whole run.
      wire.on('error', () => undefined);
      const key = createHash('sha1')
        .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
        .digest('base64');
      wire.end(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${key}\r\n\r\n`,
      );
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    vi.stubGlobal('location', new URL(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}/`));
    const { connectSocket } = await import('./socket.ts');
    const socket = connectSocket();
    const errors: string[] = [];
    socket.on('connect_error', ({ message }) => errors.push(message));
    try {
      await vi.waitFor(() => expect(attempts).toBeGreaterThan(1), { timeout: PATIENCE_MS });
      expect(errors).not.toContain('timeout');
    } finally {
      socket.disconnect();
      proxy.close();
      vi.unstubAllGlobals();
    }
  },
  2 * PATIENCE_MS,
);
