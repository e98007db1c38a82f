import { useMemo } from 'react';
import type { OfflineState } from './offline-copy.ts';
import { appStore, atom, useAtomValue } from './store.ts';

/** The status of an open shared document. */
export interface DocumentStatus {
  /**
   * `joining` until the first connection works; `lost` when it ended or failed; `ended` when the right to it was taken away; `missing`
   * when what opens it did not load.
   */
  link: 'joining' | 'open' | 'lost' | 'ended' | 'missing';
  /** The server has stored all local changes. */
  isStored: boolean;
  offline: OfflineState;
}

/** The open documents by room. */
export const documentsAtom = atom<ReadonlyMap<string, DocumentStatus>>(new Map());

const NEW: DocumentStatus = { link: 'joining', isStored: true, offline: 'opening' };

/** Changes a document's status. */
export function changeDocumentStatus(room: string, change: Partial<DocumentStatus>): void {
  const documents = new Map(appStore.get(documentsAtom));
  documents.set(room, { ...(documents.get(room) ?? NEW), ...change });
  appStore.set(documentsAtom, documents);
}

/** Removes the status of a closed document. */
export function forgetDocumentStatus(room: string): void {
  const documents = new Map(appStore.get(documentsAtom));
  documents.delete(room);
  appStore.set(documentsAtom, documents);
}

/** The state of a room's offline copy; renders only when it changes, not with every keystroke. */
export function useOfflineState(room: string): OfflineState {
  const offlineAtom = useMemo(() => atom((get) => (get(documentsAtom).get(room) ?? NEW).offline), [room]);
  return useAtomValue(offlineAtom);
}

/** The state of a room's connection: only where it is open can anybody say who else is there. */
export function useDocumentLink(room: string): DocumentStatus['link'] {
  const linkAtom = useMemo(() => atom((get) => (get(documentsAtom).get(room) ?? NEW).link), [room]);
  return useAtomValue(linkAtom);
}

/** Whether a room's document is connected and synced, so that changes arrive as they happen. */
export function isDocumentLive(room: string): boolean {
  return appStore.get(documentsAtom).get(room)?.link === 'open';
}
