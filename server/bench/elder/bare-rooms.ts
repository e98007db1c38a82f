import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';

// A room for each guardian, `emit` to the room: what an alert costs without judging, keeping, or asking who may hear it.
const http = createServer();
const io = new Server(http, { serveClient: false });
io.on('connection', (socket) => {
  socket.on('join', async (room: number, done: () => void) => {
    await socket.join(String(room));
    done();
  });
  socket.on('publish', (room: number, mark: string) => io.to(String(room)).emit('alert', mark));
});
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port));
