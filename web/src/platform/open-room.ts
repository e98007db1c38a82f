import { isNotesRoom } from '@fap/shared/cases/notes-room.ts';
import { t } from '@lingui/core/macro';
import type { Awareness } from 'y-protocols/awareness';
import { WebsocketProvider } from 'y-websocket';
import { Doc, type Transaction } from 'yjs';
import { trackDocument } from './document-tracker.ts';
import { gatherIncoming } from './gather-incoming.ts';
import { databaseName, isUnsent, knownGeneration, recordGeneration, recordOpened } from './kept-documents.ts';
import { keepOffline } from './offline-copy.ts';
import { registerDocument } from './open-documents.ts';
import { Reconnector } from './reconnector.ts';
import { leaveForSignIn } from './session-gone.ts';
import { createStoredSocket } from './stored-socket.ts';
import { toast } from './toast-store.ts';
import { keepListsTrimmed } from './trim-lists.ts';

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

/** A room that is open until somebody closes it. */
export interface OpenRoom extends CollabRoom {
  close(): void;
}

type PresenceChanges = Record<'added' | 'updated' | 'removed', number[]>;

/** Close code: the server restarts. */
const RESTART_CODE = 1012;
/** Close code: the session ended. Codes from 4400 to 4499 are refusals, for which a retry is useless. */
const SIGNED_OUT_CODE = 4401;
/** Close codes: a write is invalid for this document, or used another client's id. */
const REFUSED_CODES: readonly number[] = [4409, 4422];
const REFUSED = {
  title: t`Some changes were not saved`,
  description: t`The server could not take your latest changes here. Reload the page to continue.`,
  variant: 'destructive',
} as const;
/** Close code: content was taken out of the document for good; the reason is its generation. */
const REDACTED_CODE = 4410;
const REDACTED = {
  title: t`A moderator removed something here`,
  description: t`The board and notes were loaded again. Changes you had not sent yet are lost.`,
} as const;
/** Close code: this person may no longer see the document. */
const NO_ACCESS_CODE = 4403;
const FULL_CODE = 1009;
const fullOf = (room: string) =>
  ({
    ...(isNotesRoom(room)
      ? {
          title: t`These notes are full`,
          description: t`Delete text you no longer need. Then your changes are saved.`,
        }
      : {
          title: t`This board is full`,
          description: t`Remove cards or notes you no longer need. Then your changes are saved.`,
        }),
    variant: 'destructive',
  }) as const;
const isFinal = (code: number): boolean => code >= 4400 && code < 4500;

/**
 * Opens a shared document: kept offline in this browser, synced with the server and with other tabs. Each tab has its
 * own connection: browsers throttle and freeze hidden tabs, so a hidden leader tab would delay the visible one. An idle
 * room has two timers of 3 s: the provider checks for a silent server, the awareness renews itself every 15 s.
 */
export function openRoom(room: string, user: CollabUser, onRedacted: () => void): OpenRoom {
  const doc = new Doc();
  const generation = knownGeneration(room);
  const name = databaseName(user.id, room, generation);
  recordOpened(name, user.id);
  const tracker = trackDocument(room, name);
  keepListsTrimmed(doc);
  const offline = keepOffline(name, doc, tracker.setOffline);
  const sockets = createStoredSocket(tracker.setUnstored);
  const url = `${window.location.origin.replace(/^http/u, 'ws')}/yjs`;
  const provider = new WebsocketProvider(url, room, doc, {
    connect: false,
    // The Reconnector decides when to retry; the provider's backoff has no jitter.
    shouldReconnect: () => false,
    maxBackoffTime: 0,
    params: { generation: String(generation) },
    WebSocketPolyfill: sockets.Socket,
  });
  // Only tabs of the same account share changes, and only of the same generation: another one has what was taken out.
  provider.bcChannel = `${url}/${room}#${user.id}@${generation}`;
  const reconnector = new Reconnector(() => provider.connect());
  const applyWaiting = gatherIncoming(provider, sockets.tellHandled);
  const { awareness } = provider;
  tellOnlyOwnPresence(provider);
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
    } else if (code === NO_ACCESS_CODE) {
      offline.forget();
      tracker.refused();
      tracker.ended();
    } else if (code === FULL_CODE) toast(fullOf(room));
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
    applyWaiting();
    provider.destroy();
    offline.close();
    tracker.close();
    doc.destroy();
  };
  const unregister = registerDocument(close);
  return { name: room, doc, awareness, close };
}

/**
 * The provider sends every presence state it gets from others back to the server, which knows it and ignores it: among many people most of
 * what a page sends, and work for each of them. Other tabs have their own connections.
 */
function tellOnlyOwnPresence(provider: WebsocketProvider): void {
  const { awareness, _awarenessUpdateHandler: tell } = provider;
  awareness.off('update', tell);
  const own = (clients: readonly number[]) => clients.filter((client) => client === awareness.clientID);
  awareness.on('update', ({ added, updated, removed }: PresenceChanges, origin: unknown) => {
    const changes = { added: own(added), updated: own(updated), removed: own(removed) };
    if (changes.added.length + changes.updated.length + changes.removed.length > 0) tell(changes, origin);
  });
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
