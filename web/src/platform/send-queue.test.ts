import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { refuseStorage } from '../testing/refuse-storage.ts';
import { ApiError } from './api-error.ts';
import type { SendQueue, WaitingItem } from './send-queue.ts';
import { appStore } from './store.ts';

const call = vi.hoisted(() => vi.fn());
const socket = vi.hoisted(() => ({ on: vi.fn(), off: vi.fn() }));
vi.mock('./api-client.ts', () => ({ apiAs: call }));
vi.mock('./live-socket.ts', () => ({ liveSocket: () => socket }));

interface Piece {
  content: string;
}
const endpoint = { method: 'POST', path: '/api/x', summary: '', access: 'signed-in', responses: {} } as const;
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const refused = (status: number) => Promise.reject(new ApiError(status, '', '{"message":"No such cluster"}'));

let queue: SendQueue<Piece, string>;
const waiting = () => appStore.get(queue.waitingAtom) as readonly WaitingItem<Piece>[];
const keys = () => call.mock.calls.map(([, request]) => request.body.idempotencyKey as string);

async function makeQueue() {
  const { createSendQueue } = await import('./send-queue.ts');
  queue = createSendQueue<Piece, string>('test', endpoint);
}

beforeEach(async () => {
  localStorage.clear();
  call.mockReset();
  // This tab gets every lock; the browser tests cover two tabs.
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: (_name: string, _options: object, run: (lock: object) => unknown) => Promise.resolve(run({})),
    },
  });
  await makeQueue();
});
afterEach(() => vi.unstubAllGlobals());

describe('sending', () => {
  test('resolves with the answer and leaves the queue empty', async () => {
    call.mockResolvedValue('kept');
    expect(await queue.send('me', { content: 'a' })).toBe('kept');
    expect(waiting()).toEqual([]);
  });

  test('queues the request while offline, across a reload too', async () => {
    call.mockImplementation(offline);
    expect(await queue.send('me', { content: 'a' })).toBeNull();
    expect(waiting().map(({ body }) => body.content)).toEqual(['a']);
    await makeQueue();
    expect(waiting().map(({ body }) => body.content)).toEqual(['a']);
  });

  test('rejects while offline when storage is full, because a reload would lose the request', async () => {
    call.mockImplementation(offline);
    refuseStorage('setItem');
    await expect(queue.send('me', { content: 'a' })).rejects.toThrow('Failed to fetch');
    expect(waiting()).toEqual([]);
  });

  test('rejects a refused request and does not queue it', async () => {
    call.mockImplementation(() => refused(400));
    await expect(queue.send('me', { content: 'a' })).rejects.toBeInstanceOf(ApiError);
    expect(waiting()).toEqual([]);
  });

  test('queues the request when the server is busy', async () => {
    call.mockImplementation(() => refused(503));
    expect(await queue.send('me', { content: 'a' })).toBeNull();
    expect(waiting()).toHaveLength(1);
  });
});

describe('a waiting request', () => {
  test('is sent on reconnect, oldest first, with its idempotency key', async () => {
    call.mockImplementation(offline);
    await queue.send('me', { content: 'a' });
    await queue.send('me', { content: 'b' });
    const before = keys();
    call.mockReset();
    call.mockResolvedValue('kept');
    const sent = vi.fn();
    const stop = queue.start('me', sent);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    stop();
    expect(keys()).toEqual(before);
    expect(waiting()).toEqual([]);
  });

  test('of another account stays', async () => {
    call.mockImplementation(offline);
    await queue.send('other', { content: 'a' });
    call.mockReset();
    queue.start('me', vi.fn())();
    await Promise.resolve();
    expect(call).not.toHaveBeenCalled();
    expect(waiting()).toHaveLength(1);
  });

  test('that is discarded while an earlier one is under way is not sent', async () => {
    call.mockImplementation(offline);
    await queue.send('me', { content: 'a' });
    await queue.send('me', { content: 'b' });
    call.mockReset();
    const first = Promise.withResolvers<string>();
    call.mockReturnValueOnce(first.promise).mockResolvedValue('kept');
    const sent = vi.fn();
    const stop = queue.start('me', sent);
    await vi.waitFor(() => expect(waiting().map(({ body }) => body.content)).toEqual(['b']));
    queue.discard(waiting()[0]?.id ?? '');
    first.resolve('kept');
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    stop();
    expect(call).toHaveBeenCalledOnce();
  });

  test('that is refused stays with the reason until it is discarded', async () => {
    call.mockImplementation(offline);
    await queue.send('me', { content: 'a' });
    call.mockImplementation(() => refused(404));
    const stop = queue.start('me', vi.fn());
    await vi.waitFor(() => expect(waiting()[0]?.refusal).toBe('No such cluster'));
    stop();
    queue.discard(waiting()[0]?.id ?? '');
    expect(waiting()).toEqual([]);
  });
});
