import { useMemo } from 'react';
import { type DocumentStatus, documentsAtom } from './document-status.ts';
import { atom, useAtomValue } from './store.ts';

/** Of a document that is not open yet. */
const NEW: DocumentStatus = { link: 'joining', isStored: true, offline: 'opening' };

/** The status of a room's document. */
export function useDocumentStatus(room: string): DocumentStatus {
  const statusAtom = useMemo(() => atom((get) => get(documentsAtom).get(room) ?? NEW), [room]);
  return useAtomValue(statusAtom);
}
