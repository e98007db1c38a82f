import { expect, test, vi } from 'vitest';

const socket = { connected: false, on: vi.fn(), off: vi.fn(), onAny: vi.fn(), emit: vi.fn() };
const load = vi.fn(() => ({ connectSocket: () => socket }));
vi.mock('./socket.ts', () => load());

test('who listens before the library is loaded listens to the connection that it opens', async () => {
  const { liveSocket } = await import('./live-socket.ts');
  const live = liveSocket();
  const [kept, gone, any] = [vi.fn(), vi.fn(), vi.fn()];
  live.on('connect', kept);
  live.on('connect', gone);
  live.off('connect', gone);
  live.onAny(any);
  expect([live.connected, load.mock.calls.length]).toEqual([false, 0]);
  live.emit('subscribe', { topic: 'toys' });
  await vi.waitFor(() => expect(socket.on).toHaveBeenCalledWith('connect', kept));
  expect(socket.on).toHaveBeenCalledTimes(1);
  expect(socket.onAny).toHaveBeenCalledWith(any);
  // What was sent too early is not sent later: who listens asks anew on "connect".
  expect(socket.emit).not.toHaveBeenCalled();
  socket.connected = true;
  live.emit('subscribe', { topic: 'toys' });
  expect(socket.emit).toHaveBeenCalledWith('subscribe', { topic: 'toys' });
});
