import { io, type Socket } from 'socket.io-client';
import { type ConnectionState, connectionStateAtom } from './connection-status.tsx';
import { Reconnector } from './reconnector.ts';
import { leaveForSignIn } from './session-gone.ts';
import { appStore } from './store.ts';

let shared: Socket | null = null;

/** The page's live connection; opened on first use. */
export function liveSocket(): Socket {
  shared ??= connect();
  return shared;
}

function connect(): Socket {
  const socket = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // Socket.IO's own backoff would reconnect a thousand clients within the same second.
    reconnection: false,
  });
  const reconnector = new Reconnector(() => socket.connect());
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
    setState('offline');
    if (error.message === 'Unauthorized') leaveForSignIn();
    else reconnector.lost('lost');
  });
  window.addEventListener('offline', () => setState('offline'));
  window.addEventListener('online', () => {
    if (socket.connected) setState('online');
  });
  return socket;
}

function setState(state: ConnectionState): void {
  appStore.set(connectionStateAtom, state);
}
