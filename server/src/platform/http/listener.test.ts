import { expect, test } from 'vitest';
import { openListener } from './listener.ts';

const LARGEST_BYTES = 50 * 1024 * 1024;
const SLOW_BITS_PER_SECOND = 250_000;

test('a request may take as long as the largest file over a slow line, and its headers may not', async () => {
  const listener = await openListener({ host: '127.0.0.1', port: 0, publicUrl: null });
  const { requestTimeout, headersTimeout } = listener.http;
  listener.close();
  expect(requestTimeout).toBeGreaterThan(((LARGEST_BYTES * 8) / SLOW_BITS_PER_SECOND) * 1_000);
  expect(headersTimeout).toBeLessThanOrEqual(60_000);
});
