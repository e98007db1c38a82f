import { useEffect, useState, useSyncExternalStore } from 'react';
import { IndexeddbPersistence } from 'y-indexeddb';
import type { Awareness } from 'y-protocols/awareness';
import { WebsocketProvider } from 'y-websocket';
import { Doc } from 'yjs';

export interface CollabUser {
  id: string;
  name: string;
  color: string;
}

/** A shared document with who is in it. */
export interface CollabRoom {
  doc: Doc;
  awareness: Awareness;
}

interface OpenRoom extends CollabRoom {
  close(): void;
}

/** A room left by navigation stays open this long, so that going back or a double mount costs nothing. */
const LINGER_MS = 2_000;

/** Opens a shared document: kept offline in this browser, synced with the server and with other tabs. */
function openRoom(room: string, user: CollabUser): OpenRoom {
  const doc = new Doc();
  const offline = new IndexeddbPersistence(`fap:${user.id}:${room}`, doc);
  const url = `${window.location.origin.replace(/^http/u, 'ws')}/yjs`;
  const provider = new WebsocketProvider(url, room, doc, { maxBackoffTime: 8_000 });
  // The server puts its own idea of who we are into what others see; this is for our own window.
  provider.awareness.setLocalStateField('user', user);
  provider.on('status', ({ status }) => {
    if (status === 'disconnected') forgetClocksOfOthers(provider.awareness);
  });
  return {
    doc,
    awareness: provider.awareness,
    close() {
      provider.destroy();
      void offline.destroy();
      doc.destroy();
    },
  };
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
  const [store] = useState(() => peerStore(awareness));
  return useSyncExternalStore(store.subscribe, store.read);
}

function peerStore(awareness: Awareness) {
  let peers: readonly PeerState[] = readPeers(awareness);
  return {
    subscribe(notify: () => void) {
      const update = () => {
        peers = readPeers(awareness);
        notify();
      };
      awareness.on('change', update);
      update();
      return () => awareness.off('change', update);
    },
    read: () => peers,
  };
}

function readPeers(awareness: Awareness): readonly PeerState[] {
  return [...awareness.getStates()]
    .filter(([clientId]) => clientId !== awareness.clientID)
    .flatMap(([clientId, state]) => {
      const user = state.user as CollabUser | undefined;
      if (!user?.id) return [];
      const cursor = state.cursor as PeerState['cursor'] | undefined;
      const layer = state.layer as number | null | undefined;
      return [{ clientId, user, cursor: cursor ?? null, layer: typeof layer === 'number' ? layer : null }];
    });
}
