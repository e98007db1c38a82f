import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { eventPayload } from './event-payload.ts';
import { listenAndReport } from './listen.ts';

// Lower bound for an event broadcast without a framework: one text, `send` to each client.
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = String(data);
    if (text === 'hello') {
      socket.send('hello');
      return;
    }
    const event = JSON.stringify(['bench:event', eventPayload(text)]);
    for (const client of sockets.clients) client.send(event);
  });
});
listenAndReport(http);
