import { createServer } from 'node:http';
import { setupWSConnection } from '@y/websocket-server/utils';
import { WebSocketServer } from 'ws';
import { listenAndSay } from './listen.ts';

// The stock y-websocket server as its own start script runs it, with its default of no persistence.
const sockets = new WebSocketServer({ noServer: true });
const http = createServer();
sockets.on('connection', setupWSConnection);
http.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request));
});
listenAndSay(http);
