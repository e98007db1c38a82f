import { io, type Socket } from 'socket.io-client';
import { type ConnectionState, connectionStateAtom } from './connection-status.tsx';
import { Reconnector } from './reconnector.ts';
import { leaveForSignIn } from './session-gone.ts';
import { appStore } from './store.ts';

let shared: Socket | null = null;

/** The one live connection of this window; made when first needed. */
export function liveSocket(): Socket {
  shared ??= connect();
  return shared;
}

function connect(): Socket {
  const socket = io({
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    // Its own back-off would send a thousand clients back within the same second.
    reconnection: false,
  });
  const reconnector = new Reconnector(() => socket.connect());
  socket.on('connect', () => {
    reconnector.succeeded();
    say('online');
  });
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    say('offline');
    // The server cut everybody off: it restarts, or it judges this session anew.
    reconnector.lost(reason === 'io server disconnect' ? 'restart' : 'lost');
  });
  socket.on('connect_error', (error) => {
    say('offline');
    if (error.message === 'Unauthorized') leaveForSignIn();
    else reconnector.lost('lost');
  });
  window.addEventListener('offline', () => say('offline'));
  window.addEventListener('online', () => {
    if (socket.connected) say('online');
  });
  return socket;
}

function say(state: ConnectionState): void {
  appStore.set(connectionStateAtom, state);
}
