import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Awareness } from 'y-protocols/awareness';
import { WebsocketProvider } from 'y-websocket';
import { Doc, type Transaction } from 'yjs';
import { trackDocument } from './document-tracker.ts';
import { frameStore } from './frame-store.ts';
import { databaseName, noteOpened } from './kept-documents.ts';
import { keepOffline } from './offline-copy.ts';
import { registerDocument } from './open-documents.ts';
import { Reconnector } from './reconnector.ts';
import { leaveForSignIn } from './session-gone.ts';
import { storedSocket } from './stored-socket.ts';
import { toast } from './toast-store.ts';

export interface CollabUser {
  id: string;
  name: string;
  color: string;
}

/** A shared document with who is in it. */
export interface CollabRoom {
  name: string;
  doc: Doc;
  awareness: Awareness;
}

interface OpenRoom extends CollabRoom {
  close(): void;
}

/** A room left by navigation stays open this long, so that going back or a double mount costs nothing. */
const LINGER_MS = 2_000;
/** The server restarts and says so. */
const RESTART_CODE = 1012;
/** The session ended; codes from 4400 to 4499 are the server's no, which trying again does not change. */
const SIGNED_OUT_CODE = 4401;
/** What was written does not belong into this document, or under this client id. */
const REFUSED_CODES: readonly number[] = [4409, 4422];
const REFUSED = {
  title: 'Some changes were not saved',
  description: 'The server could not take your latest changes here. Reload the page to continue.',
  variant: 'destructive',
} as const;
const FULL_CODE = 1009;
const FULL = {
  title: 'This board is full',
  description: 'Remove cards or notes you no longer need. Then your changes are saved.',
  variant: 'destructive',
} as const;
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

/**
 * Opens a shared document: kept offline in this browser, synced with the server and with other tabs. Each tab has a
 * connection of its own: browsers slow down and freeze hidden tabs, so that one leading tab would hold up the one
 * that is looked at. Timers of an open room: two of 3 s each (the provider looks whether the server is silent, the
 * awareness renews itself every 15 s); nothing else runs while nobody does anything.
 */
function openRoom(room: string, user: CollabUser): OpenRoom {
  const doc = new Doc();
  const name = databaseName(user.id, room);
  noteOpened(name, user.id);
  const tracker = trackDocument(room, name);
  const offline = keepOffline(name, doc, tracker.setOffline);
  const url = `${window.location.origin.replace(/^http/u, 'ws')}/yjs`;
  const provider = new WebsocketProvider(url, room, doc, {
    connect: false,
    // When to try again is decided here; the provider's own timer would not spread a thousand clients.
    shouldReconnect: () => false,
    maxBackoffTime: 0,
    WebSocketPolyfill: storedSocket(tracker.setUnstored),
  });
  // A tab that somebody else has left open shares nothing with this one.
  provider.bcChannel = `${url}/${room}#${user.id}`;
  const reconnector = new Reconnector(() => provider.connect());
  const { awareness } = provider;
  // The server puts its own idea of who we are into what others see; this is for our own window.
  awareness.setLocalStateField('user', user);
  doc.on('update', (_update: Uint8Array, _origin: unknown, _doc: Doc, { local }: Transaction) => {
    if (local) tracker.changed();
  });
  provider.on('sync', (isSynced: boolean) => {
    if (isSynced) reconnector.succeeded();
    tracker.setSynced(isSynced);
  });
  provider.on('status', ({ status }) => {
    if (status === 'disconnected') forgetClocksOfOthers(awareness);
  });
  provider.on('closed', ({ code }) => {
    tracker.lost();
    if (code === SIGNED_OUT_CODE) leaveForSignIn();
    else if (REFUSED_CODES.includes(code)) {
      // Kept here, it would be offered and refused again at each visit.
      offline.forget();
      tracker.givenUp();
      toast(REFUSED);
    } else if (code === FULL_CODE) toast(FULL);
    if (!isFinal(code)) reconnector.lost(code === RESTART_CODE ? 'restart' : 'lost');
  });
  const stopHiding = hideCursorWhenHidden(awareness);
  provider.connect();
  // The other tabs know this one from now on; telling them the whole document again with each try is of no use.
  provider.connectBc = () => undefined;
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    unregister();
    stopHiding();
    reconnector.stop();
    provider.destroy();
    offline.close();
    tracker.close();
    doc.destroy();
  };
  const unregister = registerDocument(close);
  return { name: room, doc, awareness, close };
}

/** Nobody points from a tab that is not looked at. */
function hideCursorWhenHidden(awareness: Awareness): () => void {
  const update = () => {
    const isPointing = Boolean(awareness.getLocalState()?.cursor);
    if (document.visibilityState === 'hidden' && isPointing) awareness.setLocalStateField('cursor', null);
  };
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/**
 * With the connection the provider takes everybody else away but keeps their clocks, so that they would be believed
 * only after their next renewal (every 15 s). Without the clocks they are back as soon as the connection is.
 */
function forgetClocksOfOthers(awareness: Awareness): void {
  for (const clientId of awareness.meta.keys()) {
    if (clientId !== awareness.clientID && !awareness.states.has(clientId)) awareness.meta.delete(clientId);
  }
}

/** The shared document of a room while a screen shows it; null for the moment before it is open. */
export function useCollabRoom(room: string, user: CollabUser): CollabRoom | null {
  const [open, setOpen] = useState<OpenRoom | null>(null);
  const { id, name, color } = user;
  useEffect(() => {
    const lease = lendRoom(room, { id, name, color });
    setOpen(lease.room);
    return () => {
      setOpen(null);
      lease.giveBack();
    };
  }, [room, id, name, color]);
  return open;
}

const rooms = new Map<string, { room: OpenRoom; users: number; timer: number | undefined }>();

function lendRoom(name: string, user: CollabUser): { room: OpenRoom; giveBack(): void } {
  const key = `${user.id} ${name}`;
  let entry = rooms.get(key);
  if (!entry) {
    entry = { room: openRoom(name, user), users: 0, timer: undefined };
    rooms.set(key, entry);
  }
  window.clearTimeout(entry.timer);
  entry.users += 1;
  const mine = entry;
  return {
    room: mine.room,
    giveBack() {
      mine.users -= 1;
      if (mine.users > 0) return;
      mine.timer = window.setTimeout(() => {
        if (mine.users > 0) return;
        rooms.delete(key);
        mine.room.close();
      }, LINGER_MS);
    },
  };
}

/** What the people in a room tell of themselves besides `user`. */
export interface PeerState {
  clientId: number;
  user: CollabUser;
  cursor: { x: number; y: number } | null;
  layer: number | null;
}

/** Everybody else in a room, window by window; changes as they move. */
export function usePeers(awareness: Awareness): readonly PeerState[] {
  const [store] = useState(() =>
    frameStore(
      () => readPeers(awareness),
      (changed) => {
        awareness.on('change', changed);
        return () => awareness.off('change', changed);
      },
    ),
  );
  return useSyncExternalStore(store.subscribe, store.read);
}

const finite = v.pipe(v.number(), v.finite());
const userSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)), name: v.string(), color: v.string() });
const cursorSchema = v.object({ x: finite, y: finite });

function readPeers(awareness: Awareness): readonly PeerState[] {
  return [...awareness.getStates()]
    .filter(([clientId]) => clientId !== awareness.clientID)
    .flatMap(([clientId, state]) => {
      // Other clients say what they like; what is no user, pointer or layer is passed over.
      const user = v.safeParse(userSchema, state.user);
      if (!user.success) return [];
      const cursor = v.safeParse(cursorSchema, state.cursor);
      const layer: unknown = state.layer;
      return [
        {
          clientId,
          user: user.output,
          cursor: cursor.success ? cursor.output : null,
          layer: typeof layer === 'number' ? layer : null,
        },
      ];
    });
}
