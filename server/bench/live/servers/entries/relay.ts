import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import postgres, { type Sql } from 'postgres';
import { type WebSocket, WebSocketServer } from 'ws';
import { BINARY_MESSAGE, webSocketFrame } from '../../../../src/platform/web-socket-frame.ts';
import { STEP_ONE, STEP_TWO, SYNC, yMessage } from '../../wire/y-messages.ts';
import { listenAndReport } from './listen.ts';

// Lower bound: forwards every message to all others in the room, one `ws.send` each, and answers a join with cached bytes.
// It does not parse documents, stores nothing and checks no access. With TICK_MS it gathers what comes meanwhile and makes one plain
// write for each socket: what the writes alone cost. With DATABASE_URL it gathers while the batch before is committed by one plain
// `insert`: what a commit in PostgreSQL before others see a change costs by itself.
const documentFile = process.env.DOCUMENT;
const document = documentFile ? readFileSync(documentFile) : Uint8Array.of(0, 0);
const stepTwo = yMessage([SYNC, STEP_TWO], document);
const tickMs = Number(process.env.TICK_MS ?? 0);
const rooms = new Map<string, Set<WebSocket>>();
const sql = process.env.DATABASE_URL ? await probeTable(process.env.DATABASE_URL) : null;
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
      if (tickMs > 0 || sql) gather(name, room, data);
      else for (const other of room) if (other !== socket) other.send(data);
    }
  });
  socket.on('close', () => {
    room.delete(socket);
    if (room.size === 0) rooms.delete(name);
  });
}

async function probeTable(url: string): Promise<Sql> {
  const connection = postgres(url, { max: 1, onnotice: () => {} });
  await connection`create schema if not exists probe`;
  await connection`create table if not exists probe.log (id bigint generated always as identity primary key, room text, bytes bytea)`;
  return connection;
}

function gather(name: string, room: ReadonlySet<WebSocket>, data: Buffer): void {
  const frames = gathered.get(name);
  const frame = webSocketFrame(BINARY_MESSAGE, [data]);
  if (frames) {
    frames.push(frame);
    return;
  }
  gathered.set(name, [frame]);
  if (sql) void commitInTurn(sql, name, room);
  else
    setTimeout(() => {
      sendOn(room, gathered.get(name) ?? []);
      gathered.delete(name);
    }, tickMs);
}

/** One statement at a time; what comes meanwhile is the next batch. */
async function commitInTurn(log: Sql, name: string, room: ReadonlySet<WebSocket>): Promise<void> {
  await new Promise(setImmediate);
  for (let batch = gathered.get(name) ?? []; batch.length > 0; batch = gathered.get(name) ?? []) {
    gathered.set(name, []);
    const rows = batch.map((bytes) => `\\x${bytes.toString('hex')}`);
    await log`insert into probe.log (room, bytes) select ${name}, unnest(${rows}::text[])::bytea`;
    sendOn(room, batch);
  }
  gathered.delete(name);
}

function sendOn(room: ReadonlySet<WebSocket>, frames: readonly Buffer[]): void {
  const all = Buffer.concat(frames);
  for (const socket of room) streams.get(socket)?.write(all);
}

listenAndReport(http);
