import {
  type BoardView,
  type Call,
  parseCall,
  parseChosen,
  parseCursor,
  parseView,
  parseWriting,
} from '@fap/shared/puzzle/presence.ts';
import { startTransition, useEffect, useState } from 'react';
import * as v from 'valibot';
import type { Awareness } from 'y-protocols/awareness';
import { changeDocumentStatus, forgetDocumentStatus } from './document-status.ts';
import { createFrameStore } from './frame-store.ts';
import { loadLater } from './load-later.ts';
import type { CollabRoom, CollabUser, OpenRoom } from './open-room.ts';
import { useFrameStore } from './use-frame-store.ts';

export type { CollabRoom, CollabUser } from './open-room.ts';

/** An unused room stays open this long, in milliseconds, so that going back or a double mount reuses it. */
const LINGER_MS = 2_000;

/** Opens a room's shared document while a component is mounted; null in the first render. */
export function useCollabRoom(room: string, user: CollabUser): CollabRoom | null {
  const [open, setOpen] = useState<OpenRoom | null>(null);
  const { id, name, color } = user;
  useEffect(() => {
    // A transition: a large board is drawn in slices, between which the page answers.
    const show = (next: OpenRoom) => startTransition(() => setOpen(next));
    const lease = acquireRoom(room, { id, name, color }, show);
    return () => {
      setOpen(null);
      lease.release();
    };
  }, [room, id, name, color]);
  return open;
}

interface Entry {
  /** Null until what opens it is loaded. */
  room: OpenRoom | null;
  /** Told of the room when it is open, and of the one that replaces it after a redaction. */
  users: Set<(room: OpenRoom) => void>;
  timer: number | undefined;
}

const rooms = new Map<string, Entry>();

function acquireRoom(name: string, user: CollabUser, onRoom: (room: OpenRoom) => void): { release(): void } {
  const key = `${user.id} ${name}`;
  let entry = rooms.get(key);
  if (!entry) {
    const created: Entry = { room: null, users: new Set(), timer: undefined };
    // The layers are drawn first: documents need large libraries.
    loadLater(
      () => import('./open-room.ts'),
      ({ openRoom }) => {
        // A new document: undo steps and the editor's state of the old one could write the removed words again.
        const open = () => {
          created.room?.close();
          created.room = openRoom(name, user, open);
          for (const tell of created.users) tell(created.room);
        };
        if (rooms.get(key) === created) open();
      },
      () => {
        if (rooms.get(key) === created) changeDocumentStatus(name, { link: 'missing' });
      },
    );
    rooms.set(key, created);
    entry = created;
  }
  window.clearTimeout(entry.timer);
  const mine = entry;
  const tell = (room: OpenRoom) => onRoom(room);
  mine.users.add(tell);
  if (mine.room) onRoom(mine.room);
  return {
    release() {
      mine.users.delete(tell);
      if (mine.users.size > 0) return;
      mine.timer = window.setTimeout(() => {
        if (mine.users.size > 0) return;
        rooms.delete(key);
        if (mine.room) mine.room.close();
        else forgetDocumentStatus(name);
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
  /** The ids of the cards they have chosen on the board. */
  chosen: readonly string[];
  /** The card whose words they write just now. */
  writing: string | null;
}

/** The other clients in a room, updated as they move; a person has one per tab. */
export function usePeers(awareness: Awareness): readonly PeerState[] {
  const [store] = useState(() =>
    createFrameStore(
      () => readPeers(awareness),
      (changed) => {
        const moved = () => changed();
        awareness.on('change', moved);
        return () => awareness.off('change', moved);
      },
    ),
  );
  return useFrameStore(store);
}

/** By the state it was read from: a state is never changed in place, and of many people few move between two turns. */
const READ = new WeakMap<object, PeerState | null>();

const userSchema = v.object({ id: v.pipe(v.string(), v.minLength(1)), name: v.string(), color: v.string() });

/** The other clients in a room now; one whose state did not change is the same object as before. */
export function readPeers(awareness: Awareness): readonly PeerState[] {
  const peers: PeerState[] = [];
  for (const [clientId, state] of awareness.getStates()) {
    if (clientId === awareness.clientID) continue;
    let peer = READ.get(state);
    if (peer === undefined) {
      peer = readPeer(clientId, state);
      READ.set(state, peer);
    }
    if (peer) peers.push(peer);
  }
  return peers;
}

function readPeer(clientId: number, state: Record<string, unknown>): PeerState | null {
  // Other clients may send anything; invalid users, pointers and layers are ignored.
  const user = v.safeParse(userSchema, state.user);
  if (!user.success) return null;
  const layer: unknown = state.layer;
  return {
    clientId,
    user: user.output,
    cursor: parseCursor(state.cursor),
    layer: typeof layer === 'number' ? layer : null,
    view: parseView(state.view),
    call: parseCall(state.call),
    chosen: parseChosen(state.chosen),
    writing: parseWriting(state.writing),
  };
}
