import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { openListener } from './listener.ts';
import { allowLongRequest } from './slow-requests.ts';

const LARGEST_BYTES = 50 * 1024 * 1024;
const SLOW_BITS_PER_SECOND = 250_000;

test('a request may take as long as the largest file over a slow line, but headers time out early', async () => {
  const listener = await openListener({ host: '127.0.0.1', port: 0, publicUrl: null });
  const { requestTimeout, headersTimeout } = listener.http;
  listener.close();
  expect(requestTimeout).toBeGreaterThan(((LARGEST_BYTES * 8) / SLOW_BITS_PER_SECOND) * 1_000);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
});

test('a connection that is kept for the next request does not hold up the stop', async () => {
  const listener = await openListener({ host: '127.0.0.1', port: 0, publicUrl: null });
  expect(listener.http.keepAliveTimeout).toBeGreaterThan(60_000);
  const socket = connect(listener.port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'data');
  listener.close();
  await Promise.all([once(socket, 'close'), once(listener.http, 'close')]);
});

test('a request that never ends is cut, read or not; a file upload may continue', async () => {
  const listener = await openListener({ host: '127.0.0.1', port: 0, publicUrl: null }, 300);
  listener.serve((request) => {
    if (request.url === '/upload') allowLongRequest(request);
  });
  const begin = (path: string) => {
    const socket = connect(listener.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf`);
    return socket;
  };
  const upload = begin('/upload');
  const form = begin('/form');
  await once(form, 'close');
  expect(upload.closed).toBe(false);
  upload.destroy();
  listener.close();
});
