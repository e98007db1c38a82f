import { createServer } from 'node:http';
import { setupWSConnection } from '@y/websocket-server/utils';
import { WebSocketServer } from 'ws';
import { listenAndReport } from './listen.ts';

// The stock y-websocket server as its start script runs it, by default without persistence.
const sockets = new WebSocketServer({ noServer: true });
const http = createServer();
sockets.on('connection', setupWSConnection);
http.on('upgrade', (request, stream, head) => {
  sockets.handleUpgrade(request, stream, head, (socket) => sockets.emit('connection', socket, request));
});
listenAndReport(http);
