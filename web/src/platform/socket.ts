import { io, type Socket } from 'socket.io-client';
import { type ConnectionState, connectionStateAtom } from './connection-status.tsx';
import { leaveForSignIn } from './session-gone.ts';
import { appStore } from './store.ts';

/** After a server cut us off (restart, lost access) it is asked again this much later, in milliseconds, with jitter. */
const RECONNECT_AFTER_CUT_MS = 1_000;

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
    reconnectionDelay: 500,
    reconnectionDelayMax: 8_000,
    randomizationFactor: 0.5,
  });
  socket.on('connect', () => say('online'));
  socket.on('disconnect', (reason) => {
    if (reason === 'io client disconnect') return;
    say('offline');
    // Socket.IO does not come back by itself after being cut; the server then judges the session anew.
    if (reason === 'io server disconnect') {
      window.setTimeout(() => socket.connect(), RECONNECT_AFTER_CUT_MS * (0.5 + Math.random()));
    }
  });
  socket.on('connect_error', (error) => {
    say('offline');
    if (error.message === 'Unauthorized') leaveForSignIn();
  });
  window.addEventListener('offline', () => say('offline'));
  window.addEventListener('online', () => {
    if (socket.connected) say('online');
    else socket.connect();
  });
  return socket;
}

function say(state: ConnectionState): void {
  appStore.set(connectionStateAtom, state);
}
