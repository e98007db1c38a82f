import { type BoardView, type Call, parseCall, parseCursor, parseView } from '@fap/shared/puzzle/presence.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import type { Awareness } from 'y-protocols/awareness';
import { WebsocketProvider } from 'y-websocket';
import { Doc, type Transaction } from 'yjs';
import { trackDocument } from './document-tracker.ts';
import { createFrameStore } from './frame-store.ts';
import { databaseName, isUnsent, knownGeneration, recordGeneration, recordOpened } from './kept-documents.ts';
import { keepOffline } from './offline-copy.ts';
import { registerDocument } from './open-documents.ts';
import { Reconnector } from './reconnector.ts';
import { leaveForSignIn } from './session-gone.ts';
import { createStoredSocket } from './stored-socket.ts';
import { toast } from './toast-store.ts';

export interface CollabUser {
  id: string;
  name: string;
  color: string;
}

/** A shared document with the presence of its users. */
export interface CollabRoom {
  name: string;
  doc: Doc;
  awareness: Awareness;
}

interface OpenRoom extends CollabRoom {
  close(): void;
}

/** An unused room stays open this long, in milliseconds, so that going back or a double mount reuses it. */
const LINGER_MS = 2_000;
/** Close code: the server restarts. */
const RESTART_CODE = 1012;
/** Close code: the session ended. Codes from 4400 to 4499 are refusals, for which a retry is useless. */
const SIGNED_OUT_CODE = 4401;
/** Close codes: a write is invalid for this document, or used another client's id. */
const REFUSED_CODES: readonly number[] = [4409, 4422];
const REFUSED = {
  title: 'Some changes were not saved',
  description: 'The server could not take your latest changes here. Reload the page to continue.',
  variant: 'destructive',
} as const;
/** Close code: content was taken out of the document for good; the reason is its generation. */
const REDACTED_CODE = 4410;
const REDACTED = {
  title: 'A moderator removed something here',
  description: 'The board and notes were loaded again. Changes you had not sent yet are lost.',
} as const;
const FULL_CODE = 1009;
const FULL = {
  title: 'This board is full',
  description: 'Remove cards or notes you no longer need. Then your changes are saved.',
  variant: 'destructive',
} as const;
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

/**
 * Opens a shared document: kept offline in this browser, synced with the server and with other tabs. Each tab has its
 * own connection: browsers throttle and freeze hidden tabs, so a hidden leader tab would delay the visible one. An idle
 * room has two timers of 3 s: the provider checks for a silent server, the awareness renews itself every 15 s.
 */
function openRoom(room: string, user: CollabUser, onRedacted: () => void): OpenRoom {
  const doc = new Doc();
  const generation = knownGeneration(room);
  const name = databaseName(user.id, room, generation);
  recordOpened(name, user.id);
  const tracker = trackDocument(room, name);
  const offline = keepOffline(name, doc, tracker.setOffline);
  const url = `${window.location.origin.replace(/^http/u, 'ws')}/yjs`;
  const provider = new WebsocketProvider(url, room, doc, {
    connect: false,
    // The Reconnector decides when to retry; the provider's backoff has no jitter.
    shouldReconnect: () => false,
    maxBackoffTime: 0,
    params: { generation: String(generation) },
    WebSocketPolyfill: createStoredSocket(tracker.setUnstored),
  });
  // Only tabs of the same account share changes, and only of the same generation: another one has what was taken out.
  provider.bcChannel = `${url}/${room}#${user.id}@${generation}`;
  const reconnector = new Reconnector(() => provider.connect());
  const { awareness } = provider;
  // Only for this page: in what others see, the server sets the user.
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
  provider.on('closed', ({ code, reason }) => {
    tracker.lost();
    if (code === REDACTED_CODE && Number(reason) !== generation) {
      // Without a copy there is nothing to drop: the browser only did not know the generation.
      if (doc.store.clients.size > 0 || isUnsent(name)) toast(REDACTED);
      offline.forget();
      tracker.refused();
      recordGeneration(room, Number(reason));
      onRedacted();
    } else if (code === SIGNED_OUT_CODE) leaveForSignIn();
    else if (REFUSED_CODES.includes(code)) {
      // A kept copy would be sent and refused again at each visit.
      offline.forget();
      tracker.refused();
      toast(REFUSED);
    } else if (code === FULL_CODE) toast(FULL);
    if (!isFinal(code)) reconnector.lost(code === RESTART_CODE ? 'restart' : 'lost');
  });
  const stopHidingCursor = hideCursorWhenHidden(awareness);
  provider.connect();
  // The tabs are connected now; without this, each reconnect would send them the whole document again.
  provider.connectBc = () => undefined;
  let isClosed = false;
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    unregister();
    stopHidingCursor();
    reconnector.stop();
    provider.destroy();
    offline.close();
    tracker.close();
    doc.destroy();
  };
  const unregister = registerDocument(close);
  return { name: room, doc, awareness, close };
}

/** Removes the own pointer while the tab is hidden; returns a function that stops it. */
function hideCursorWhenHidden(awareness: Awareness): () => void {
  const update = () => {
    const isPointing = Boolean(awareness.getLocalState()?.cursor);
    if (document.visibilityState === 'hidden' && isPointing) awareness.setLocalStateField('cursor', null);
  };
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/**
 * On disconnect the provider removes all other clients but keeps their clocks, so that it would ignore them until their
 * next renewal (every 15 s). Without the clocks they appear as soon as the connection is back.
 */
function forgetClocksOfOthers(awareness: Awareness): void {
  for (const clientId of awareness.meta.keys()) {
    if (clientId !== awareness.clientID && !awareness.states.has(clientId)) awareness.meta.delete(clientId);
  }
}

/** Opens a room's shared document while a component is mounted; null in the first render. */
export function useCollabRoom(room: string, user: CollabUser): CollabRoom | null {
  const [open, setOpen] = useState<OpenRoom | null>(null);
  const { id, name, color } = user;
  useEffect(() => {
    const lease = acquireRoom(room, { id, name, color }, setOpen);
    return () => {
      setOpen(null);
      lease.release();
    };
  }, [room, id, name, color]);
  return open;
}

interface Entry {
  room: OpenRoom;
  /** Told of the room that replaces this one after a redaction. */
  users: Set<(room: OpenRoom) => void>;
  timer: number | undefined;
}

const rooms = new Map<string, Entry>();

function acquireRoom(name: string, user: CollabUser, onRoom: (room: OpenRoom) => void): { release(): void } {
  const key = `${user.id} ${name}`;
  let entry = rooms.get(key);
  if (!entry) {
    const created: Entry = { room: openRoom(name, user, reopen), users: new Set(), timer: undefined };
    // A new document: undo steps and the editor's state of the old one could write the removed words again.
    function reopen(): void {
      created.room.close();
      created.room = openRoom(name, user, reopen);
      for (const tell of created.users) tell(created.room);
    }
    rooms.set(key, created);
    entry = created;
  }
  window.clearTimeout(entry.timer);
  const mine = entry;
  const tell = (room: OpenRoom) => onRoom(room);
  mine.users.add(tell);
  onRoom(mine.room);
  return {
    release() {
      mine.users.delete(tell);
      if (mine.users.size > 0) return;
      mine.timer = window.setTimeout(() => {
        if (mine.users.size > 0) return;
        rooms.delete(key);
        mine.room.close();
      }, LINGER_MS);
    },
  };
}

/** The presence of another client in a room. */
export interface PeerState {
  clientId: number;
  user: CollabUser;
  cursor: { x: number; y: number } | null;
  layer: number | null;
  /** What they see of the board. */
  view: BoardView | null;
  call: Call | null;
}

/** The other clients in a room, updated as they move; a person has one per tab. */
export function usePeers(awareness: Awareness): readonly PeerState[] {
  const [store] = useState(() =>
    createFrameStore(
      () => readPeers(awareness),
      (changed) => {
        awareness.on('change', changed);
        return () => awareness.off('change', changed);
      },
    ),
  );
  return useSyncExternalStore(store.subscribe, store.get);
}

const userSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)), name: v.string(), color: v.string() });

/** The other clients in a room now. */
export function readPeers(awareness: Awareness): readonly PeerState[] {
  return [...awareness.getStates()]
    .filter(([clientId]) => clientId !== awareness.clientID)
    .flatMap(([clientId, state]) => {
      // Other clients may send anything; invalid users, pointers and layers are ignored.
      const user = v.safeParse(userSchema, state.user);
      if (!user.success) return [];
      const layer: unknown = state.layer;
      return [
        {
          clientId,
          user: user.output,
          cursor: parseCursor(state.cursor),
          layer: typeof layer === 'number' ? layer : null,
          view: parseView(state.view),
          call: parseCall(state.call),
        },
      ];
    });
}
