import { useMemo } from 'react';
import type { OfflineState } from './offline-copy.ts';
import { appStore, atom, useAtomValue } from './store.ts';

/** How an open shared document stands with the server and with this browser. */
export interface DocumentStatus {
  /** `joining` until the first connection works; `lost` when it ended or could not be made. */
  link: 'joining' | 'open' | 'lost';
  /** Everything that was done here is stored on the server. */
  isStored: boolean;
  offline: OfflineState;
}

/** The open documents by room. */
export const documentsAtom = atom<ReadonlyMap<string, DocumentStatus>>(new Map());

const NEW: DocumentStatus = { link: 'joining', isStored: true, offline: 'opening' };

/** Changes part of what is known of a document. */
export function changeDocumentStatus(room: string, change: Partial<DocumentStatus>): void {
  const documents = new Map(appStore.get(documentsAtom));
  documents.set(room, { ...(documents.get(room) ?? NEW), ...change });
  appStore.set(documentsAtom, documents);
}

/** The document was closed. */
export function forgetDocumentStatus(room: string): void {
  const documents = new Map(appStore.get(documentsAtom));
  documents.delete(room);
  appStore.set(documentsAtom, documents);
}

/** Whether the open document of a room is kept in this browser; tells nothing of each keystroke. */
export function useOfflineState(room: string): OfflineState {
  const offlineAtom = useMemo(() => atom((get) => (get(documentsAtom).get(room) ?? NEW).offline), [room]);
  return useAtomValue(offlineAtom);
}

/** Whether changes of the open document of a room arrive as they happen, its last sync being over. */
export function isDocumentLive(room: string): boolean {
  return appStore.get(documentsAtom).get(room)?.link === 'open';
}
