import { createServer } from 'node:http';
import { createClient } from '@redis/client';
import { type WebSocket, WebSocketServer } from 'ws';
import * as Y from 'yjs';
import { AWARENESS, STEP_ONE, STEP_TWO, SYNC, updateOf, yMessage } from '../../wire/y-messages.ts';
import { listenAndReport } from './listen.ts';

// Redis streams before broadcast, the way of y-redis, whose server is not on npm: an update is appended to its room's stream, and sent on
// when Redis has answered. It parses no document and checks no access: what such a server can do at best.
interface Room {
  sockets: Set<WebSocket>;
  pending: { source: WebSocket; message: Buffer; update: Uint8Array }[];
  isAppending: boolean;
}

const redis = createClient({ url: process.env.REDIS_URL ?? '' });
await redis.connect();
const rooms = new Map<string, Room>();
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const http = createServer();
http.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => enter(socket, request.url ?? '/'));
});

function enter(socket: WebSocket, name: string): void {
  const room = rooms.get(name) ?? { sockets: new Set(), pending: [], isAppending: false };
  rooms.set(name, room);
  room.sockets.add(socket);
  socket.on('message', (message: Buffer) => {
    if (message[0] === SYNC && message[1] === STEP_ONE) {
      void readAll(name).then((bytes) => socket.send(yMessage([SYNC, STEP_TWO], bytes)));
      return;
    }
    const update = updateOf(message);
    if (update && message[1] !== STEP_TWO) {
      room.pending.push({ source: socket, message, update });
      if (!room.isAppending) void append(name, room);
    } else if (message[0] === AWARENESS) sendOn(room, socket, message);
  });
  socket.on('close', () => {
    room.sockets.delete(socket);
    if (room.sockets.size === 0) rooms.delete(name);
  });
}

/** Appends what has come meanwhile in one round trip, one at a time, and sends it on. */
async function append(name: string, room: Room): Promise<void> {
  room.isAppending = true;
  while (room.pending.length > 0) {
    const batch = room.pending;
    room.pending = [];
    // Commands of one turn travel together.
    await Promise.all(
      batch.map(({ update }) => redis.xAdd(name, '*', { update: Buffer.from(update).toString('latin1') })),
    );
    for (const { source, message } of batch) sendOn(room, source, message);
  }
  room.isAppending = false;
}

function sendOn({ sockets: receivers }: Room, source: WebSocket, message: Buffer): void {
  for (const other of receivers) if (other !== source) other.send(message);
}

async function readAll(name: string): Promise<Uint8Array> {
  const rows = (await redis.xRange(name, '-', '+')) ?? [];
  const updates = rows.map(({ message }) => Buffer.from(message.update ?? '', 'latin1'));
  return updates.length === 0 ? Uint8Array.of(0, 0) : Y.mergeUpdates(updates);
}

listenAndReport(http);
