import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type WebSocket, WebSocketServer } from 'ws';
import { STEP_ONE, STEP_TWO, SYNC, yMessage } from '../../wire/y-messages.ts';
import { listenAndReport } from './listen.ts';

// Lower bound: forwards every message to all others in the room, one `ws.send` each, and answers a join with cached bytes.
// It does not parse documents, stores nothing and checks no access.
const documentFile = process.env.DOCUMENT;
const document = documentFile ? readFileSync(documentFile) : Uint8Array.of(0, 0);
const stepTwo = yMessage([SYNC, STEP_TWO], document);
const rooms = new Map<string, Set<WebSocket>>();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const http = createServer();

http.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => enter(socket, request.url ?? '/'));
});

function enter(socket: WebSocket, name: string): void {
  const room = rooms.get(name) ?? new Set<WebSocket>();
  rooms.set(name, room.add(socket));
  socket.on('message', (data: Buffer) => {
    const isSync = data[0] === SYNC;
    if (isSync && data[1] === STEP_ONE) socket.send(stepTwo);
    else if (!isSync || data[1] !== STEP_TWO) {
      for (const other of room) if (other !== socket) other.send(data);
    }
  });
  socket.on('close', () => {
    room.delete(socket);
    if (room.size === 0) rooms.delete(name);
  });
}

listenAndReport(http);
