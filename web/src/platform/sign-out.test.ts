import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerDocument } from './open-documents.ts';
import { signOut } from './sign-out.ts';

const closed = vi.fn();
const assign = vi.fn();
let unregister: () => void;

beforeEach(() => {
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
  unregister = registerDocument(closed);
});
afterEach(() => {
  unregister();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  closed.mockReset();
  assign.mockReset();
});

test('a server that did not end the session has signed nobody out', async () => {
  vi.stubGlobal('fetch', async () => new Response('Bad Gateway', { status: 502 }));
  await expect(signOut('ana')).rejects.toThrow('502');
  expect([closed.mock.calls.length, assign.mock.calls.length]).toEqual([0, 0]);
});

test('the answer, which leads to the landing page, is not followed: the page goes there itself', async () => {
  vi.stubGlobal('fetch', async () => ({ type: 'opaqueredirect', ok: false, status: 0 }));
  await signOut('ana');
  expect([closed.mock.calls.length, assign.mock.calls.length]).toEqual([1, 1]);
});
