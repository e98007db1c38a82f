import { IndexeddbPersistence } from 'y-indexeddb';
import type { Doc } from 'yjs';

/** Whether a document outlives the page: being looked for, kept, not possible here, or no room left. */
export type OfflineState = 'opening' | 'kept' | 'unavailable' | 'full';

export interface OfflineCopy {
  /** Ends the keeping; what is kept stays. */
  close(): void;
  /** Removes what is kept, and keeps nothing more. */
  forget(): void;
}

/**
 * Keeps a document in this browser as it changes. Where that is not possible (private mode, storage switched off) or
 * no longer (the quota is used up), the document works on and the person is told what that means.
 */
export function keepOffline(name: string, doc: Doc, tell: (state: OfflineState) => void): OfflineCopy {
  let persistence: IndexeddbPersistence | null = null;
  let isClosed = false;
  tell('opening');
  // The library leaves a database that cannot be opened unhandled; so it is only asked once another one could be.
  void canKeep().then((isPossible) => {
    if (isClosed) return;
    if (!isPossible) return tell('unavailable');
    persistence = new IndexeddbPersistence(name, doc);
    persistence.on('synced', () => tell('kept'));
    persistence._db.then(
      (database) => {
        // Failed writes bubble up to their database.
        database.addEventListener('abort', (event) => {
          const { error } = event.target as IDBTransaction;
          if (error?.name === 'QuotaExceededError') tell('full');
        });
      },
      () => tell('unavailable'),
    );
  });
  return {
    close() {
      isClosed = true;
      void persistence?.destroy();
    },
    forget() {
      isClosed = true;
      void persistence?.clearData();
    },
  };
}

const PROBE = 'fap:probe';
let probing: Promise<boolean> | null = null;

/** Whether this browser opens databases at all; asked once per page. */
function canKeep(): Promise<boolean> {
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
      // Some browsers throw instead, for example where storage is switched off.
      resolve(false);
    }
  });
}
