import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { eventPayload } from './event-payload.ts';
import { listenAndReport } from './listen.ts';

// Socket.IO with its defaults: all clients in one room, `emit` to the room.
const http = createServer();
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => {
  void socket.join('topic');
  socket.on('publish', (mark: string) => io.to('topic').emit('bench:event', eventPayload(mark)));
});
listenAndReport(http);
