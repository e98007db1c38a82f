import { changeDocumentStatus, forgetDocumentStatus } from './document-status.ts';
import { isUnsent, setUnsent } from './kept-documents.ts';
import type { OfflineState } from './offline-copy.ts';

/** Collects the status of one open document from its connection and its offline copy. */
export interface DocumentTracker {
  /** A local change was made. */
  changed(): void;
  setSynced(isSynced: boolean): void;
  /** Sets how many sent messages the server has not stored yet. */
  setUnstored(unstored: number): void;
  setOffline(state: OfflineState): void;
  /** The server refused the local changes, so they no longer count as unsent. */
  refused(): void;
  /** The connection ended or failed. */
  lost(): void;
  /** The right to the document was taken away: it comes back with no connection. */
  ended(): void;
  close(): void;
}

/** A change that is not stored within this time, in milliseconds, is recorded for the next visit. */
const RECORD_AFTER_MS = 1_000;

/** Begins to track a document; changes that were unsent at the last visit count until they are stored. */
export function trackDocument(room: string, name: string): DocumentTracker {
  let isSynced = false;
  let unstored = 0;
  let isStored = !isUnsent(name);
  let isRecorded = !isStored;
  let timer: number | undefined;

  const record = () => {
    window.clearTimeout(timer);
    timer = undefined;
    if (isRecorded === !isStored) return;
    isRecorded = !isStored;
    setUnsent(name, isRecorded);
  };
  const settle = () => {
    if (!isSynced || unstored > 0 || isStored) return;
    isStored = true;
    record();
    changeDocumentStatus(room, { isStored });
  };
  let isEnded = false;
  const setLink = (isOpen: boolean) => {
    if (!isEnded) changeDocumentStatus(room, { link: isOpen ? 'open' : 'lost' });
  };
  // The device notices sooner than the socket, which may need half a minute.
  const handleOffline = () => setLink(false);
  const handleOnline = () => {
    if (isSynced) setLink(true);
  };
  window.addEventListener('offline', handleOffline);
  window.addEventListener('online', handleOnline);
  window.addEventListener('pagehide', record);
  changeDocumentStatus(room, { link: 'joining', isStored });

  return {
    changed() {
      if (!isStored) return;
      isStored = false;
      changeDocumentStatus(room, { isStored });
      timer ??= window.setTimeout(record, RECORD_AFTER_MS);
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
    refused() {
      window.clearTimeout(timer);
      // Nothing is recorded after this, not even when the page is left.
      isRecorded = true;
      setUnsent(name, false);
    },
    lost() {
      isSynced = false;
      setLink(false);
    },
    ended() {
      isEnded = true;
      changeDocumentStatus(room, { link: 'ended' });
    },
    close() {
      record();
      window.removeEventListener('offline', handleOffline);
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('pagehide', record);
      forgetDocumentStatus(room);
    },
  };
}
