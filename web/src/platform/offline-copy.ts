import { IndexeddbPersistence } from 'y-indexeddb';
import type { Doc } from 'yjs';
import { type GatheredUpdates, gatherUpdates } from './gather-updates.ts';

/** State of a document's offline copy: being opened, kept, not possible in this browser, or storage full. */
export type OfflineState = 'opening' | 'kept' | 'unavailable' | 'full';

export interface OfflineCopy {
  /** Stops updating the copy; it stays. */
  close(): void;
  /** Deletes the copy and stops updating it. */
  forget(): void;
}

/**
 * Keeps a copy of a document in this browser as it changes. Where that is impossible (private mode, storage switched off,
 * quota exceeded), the document still works and `onState` reports it.
 */
export function keepOffline(name: string, doc: Doc, onState: (state: OfflineState) => void): OfflineCopy {
  let persistence: IndexeddbPersistence | null = null;
  let gathered: GatheredUpdates | null = null;
  let isClosed = false;
  onState('opening');
  // The library does not handle a database that cannot be opened, so we probe with another one first.
  void canOpenDatabases().then((isPossible) => {
    if (isClosed) return;
    if (!isPossible) return onState('unavailable');
    persistence = new IndexeddbPersistence(name, doc);
    const { _storeUpdate } = persistence;
    // The library would write each update by itself.
    doc.off('update', _storeUpdate);
    gathered = gatherUpdates(doc, persistence, (update) => _storeUpdate(update, null));
    persistence.on('synced', () => onState('kept'));
    persistence._db.then(
      (database) => {
        // The abort events of failed writes bubble up to the database.
        database.addEventListener('abort', (event) => {
          const { error } = event.target as IDBTransaction;
          if (error?.name === 'QuotaExceededError') onState('full');
        });
      },
      () => onState('unavailable'),
    );
  });
  return {
    close() {
      isClosed = true;
      gathered?.stop();
      void persistence?.destroy();
    },
    forget() {
      isClosed = true;
      gathered?.stop();
      if (persistence) return void persistence.clearData();
      // Not opened yet: what an earlier visit kept must go too.
      void canOpenDatabases().then((isPossible) => isPossible && indexedDB.deleteDatabase(name));
    },
  };
}

const PROBE = 'fap:probe';
let probing: Promise<boolean> | null = null;

/** Whether this browser can open databases; probed once per page. */
function canOpenDatabases(): Promise<boolean> {
  probing ??= probe();
  return probing;
}

function probe(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(PROBE);
      opening.onsuccess = () => {
        opening.result.close();
        resolve(true);
      };
      opening.onerror = () => resolve(false);
      opening.onblocked = () => resolve(false);
    } catch {
      // Some browsers throw, for example when storage is switched off.
      resolve(false);
    }
  });
}
