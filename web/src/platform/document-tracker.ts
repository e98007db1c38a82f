import { changeDocumentStatus, forgetDocumentStatus } from './document-status.ts';
import { isUnsent, noteUnsent } from './kept-documents.ts';
import type { OfflineState } from './offline-copy.ts';

/** Follows how one open document stands, from what its connection and its offline copy tell. */
export interface DocumentTracker {
  /** Something was done here. */
  changed(): void;
  setSynced(isSynced: boolean): void;
  /** So many messages were sent that the server has not stored yet. */
  setUnstored(unstored: number): void;
  setOffline(state: OfflineState): void;
  /** The server will not take what was done here: it is not waited for any more. */
  givenUp(): void;
  /** The connection ended or could not be made. */
  lost(): void;
  close(): void;
}

/** A change that is stored within this time leaves no trace; one that is not is noted for the next visit. */
const NOTE_AFTER_MS = 1_000;

/** Begins to follow a document; what was unsent when it was last closed counts until it is stored. */
export function trackDocument(room: string, name: string): DocumentTracker {
  let isSynced = false;
  let unstored = 0;
  let isStored = !isUnsent(name);
  let isNoted = !isStored;
  let timer: number | undefined;

  const note = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (isNoted === !isStored) return;
    isNoted = !isStored;
    noteUnsent(name, isNoted);
  };
  const settle = () => {
    if (!isSynced || unstored > 0 || isStored) return;
    isStored = true;
    note();
    changeDocumentStatus(room, { isStored });
  };
  const setLink = (isOpen: boolean) => changeDocumentStatus(room, { link: isOpen ? 'open' : 'lost' });
  // The device knows sooner than the socket, which may stay silent for half a minute.
  const handleOffline = () => setLink(false);
  const handleOnline = () => {
    if (isSynced) setLink(true);
  };
  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', handleOnline);
  window.addEventListener('pagehide', note);
  changeDocumentStatus(room, { link: 'joining', isStored });

  return {
    changed() {
      if (!isStored) return;
      isStored = false;
      changeDocumentStatus(room, { isStored });
      timer ??= window.setTimeout(note, NOTE_AFTER_MS);
    },
    setSynced(is) {
      isSynced = is;
      if (is) setLink(true);
      settle();
    },
    setUnstored(count) {
      unstored = count;
      settle();
    },
    setOffline: (offline) => changeDocumentStatus(room, { offline }),
    givenUp() {
      window.clearTimeout(timer);
      noteUnsent(name, false);
    },
    lost() {
      isSynced = false;
      setLink(false);
    },
    close() {
      note();
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('pagehide', note);
      forgetDocumentStatus(room);
    },
  };
}
