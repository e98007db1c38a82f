import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStoredSocket } from './stored-socket.ts';

/** A fake WebSocket: records what was sent; the test plays the server. */
class FakeWebSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly sent: unknown[] = [];
  readyState = 0;
  send(data: unknown): void {
    this.sent.push(data);
  }
  open(): void {
    this.readyState = FakeWebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }
  receive(...bytes: number[]): void {
    this.dispatchEvent(new MessageEvent('message', { data: Uint8Array.from(bytes).buffer }));
  }
}

const reported: number[] = [];
const seen: unknown[] = [];
let socket: WebSocket & FakeWebSocket;
let tellHandled: (bytes: number) => void;
beforeEach(() => {
  reported.length = 0;
  seen.length = 0;
  vi.stubGlobal('WebSocket', FakeWebSocket);
  const sockets = createStoredSocket((unstored) => reported.push(unstored));
  tellHandled = sockets.tellHandled;
  socket = new sockets.Socket('ws://here') as WebSocket & FakeWebSocket;
  // The provider sets it after creating the socket.
  socket.addEventListener('message', (event) => seen.push(event));
});
afterEach(() => vi.unstubAllGlobals());

const UPDATE = Uint8Array.of(0, 2, 1, 7);
const STEP_TWO = Uint8Array.of(0, 1, 1, 7);

test('counts messages that change the document up, and down when the server has stored them', () => {
  socket.open();
  expect(socket.sent).toEqual([Uint8Array.of(64), Uint8Array.of(65, 0)]);
  socket.send(STEP_TWO);
  socket.send(UPDATE);
  socket.send(UPDATE);
  socket.receive(64, 2, 0);
  socket.receive(64, 1, 0);
  expect(reported).toEqual([0, 1, 2, 3, 1, 0]);
});

test('sync requests and awareness do not count; the provider gets all messages but our own', () => {
  socket.open();
  socket.send(Uint8Array.of(0, 0, 1, 0));
  socket.send(Uint8Array.of(1, 3, 0));
  socket.receive(0, 2, 2, 0, 0);
  expect(reported).toEqual([0]);
  socket.send(UPDATE);
  socket.receive(64, 1, 0);
  expect(reported).toEqual([0, 1, 0]);
  expect(seen).toHaveLength(1);
});

test('parses numbers of several bytes', () => {
  socket.open();
  for (let index = 0; index < 300; index++) socket.send(UPDATE);
  socket.receive(64, 0xac, 0x02, 0);
  expect(reported.at(-1)).toBe(0);
});

test('tells how many bytes of packs were worked off, unless there is no connection', () => {
  tellHandled(5);
  socket.open();
  tellHandled(40_000);
  socket.readyState = 3;
  tellHandled(7);
  expect(socket.sent.slice(2)).toEqual([Uint8Array.of(65, 0xc0, 0xb8, 0x02)]);
  expect(reported).toEqual([0]);
});
