import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { BINARY_MESSAGE, webSocketFrame } from '../../../../src/platform/web-socket-frame.ts';
import { STEP_ONE, STEP_TWO, SYNC, yMessage } from '../../wire/y-messages.ts';
import { listenAndReport } from './listen.ts';

// Lower bound: forwards every message to all others in the room, one `ws.send` each, and answers a join with cached bytes.
// It does not parse documents, stores nothing and checks no access. With TICK_MS it gathers what comes meanwhile and makes one plain
// write for each socket: what the writes alone cost.
const documentFile = process.env.DOCUMENT;
const document = documentFile ? readFileSync(documentFile) : Uint8Array.of(0, 0);
const stepTwo = yMessage([SYNC, STEP_TWO], document);
const tickMs = Number(process.env.TICK_MS ?? 0);
const rooms = new Map<string, Set<WebSocket>>();
const gathered = new Map<string, Buffer[]>();
const streams = new WeakMap<WebSocket, Duplex>();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const http = createServer();

http.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => {
    streams.set(socket, stream);
    enter(socket, request.url ?? '/');
  });
});

function enter(socket: WebSocket, name: string): void {
  const room = rooms.get(name) ?? new Set<WebSocket>();
  rooms.set(name, room.add(socket));
  socket.on('message', (data: Buffer) => {
    const isSync = data[0] === SYNC;
    if (isSync && data[1] === STEP_ONE) socket.send(stepTwo);
    else if (!isSync || data[1] !== STEP_TWO) {
      if (tickMs > 0) gather(name, room, data);
      else for (const other of room) if (other !== socket) other.send(data);
    }
  });
  socket.on('close', () => {
    room.delete(socket);
    if (room.size === 0) rooms.delete(name);
  });
}

function gather(name: string, room: ReadonlySet<WebSocket>, data: Buffer): void {
  const frames = gathered.get(name);
  const frame = webSocketFrame(BINARY_MESSAGE, [data]);
  if (frames) {
    frames.push(frame);
    return;
  }
  gathered.set(name, [frame]);
  setTimeout(() => {
    const all = Buffer.concat(gathered.get(name) ?? []);
    gathered.delete(name);
    for (const socket of room) streams.get(socket)?.write(all);
  }, tickMs);
}

listenAndReport(http);
