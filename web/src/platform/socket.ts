import { io, type Socket } from 'socket.io-client';
import { type ConnectionState, connectionStateAtom } from './connection-status.tsx';
import { Reconnector } from './reconnector.ts';
import { leaveForSignIn } from './session-gone.ts';
import { appStore } from './store.ts';

/** Opens the page's live connection. */
export function connectSocket(): Socket {
  const socket = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // Socket.IO's own backoff would reconnect a thousand clients within the same second.
    reconnection: false,
  });
  const fail = () => {
    setState('offline');
    reconnector.lost('lost');
  };
  const reconnector = new Reconnector(() => {
    socket.connect();
    failOnEarlyClose(socket, fail);
  });
  failOnEarlyClose(socket, fail);
  socket.on('connect', () => {
    reconnector.succeeded();
    setState('online');
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    setState('offline');
    // The server disconnected us: it restarts, or it checks the session again.
    reconnector.lost(reason === 'io server disconnect' ? 'restart' : 'lost');
  });
  socket.on('connect_error', (error) => {
    if (error.message !== 'Unauthorized') return fail();
    setState('offline');
    leaveForSignIn();
  });
  window.addEventListener('offline', () => setState('offline'));
  window.addEventListener('online', () => {
    if (socket.connected) setState('online');
  });
  return socket;
}

/**
 * Ends the attempt that just began when its connection closes before the handshake: a proxy accepted it without a server
 * behind it, or the network was cut in that moment. Socket.IO would wait 20 s for its time-out and try nothing meanwhile.
 */
function failOnEarlyClose(socket: Socket, fail: () => void): void {
  const { engine } = socket.io;
  let isDecided = false;
  const decide = () => {
    isDecided = true;
  };
  engine.once('open', decide);
  engine.once('error', decide);
  engine.once('close', () => {
    if (isDecided || socket.io.engine !== engine) return;
    // Also stops Socket.IO's time-out of this attempt.
    socket.disconnect();
    fail();
  });
}

function setState(state: ConnectionState): void {
  appStore.set(connectionStateAtom, state);
}
