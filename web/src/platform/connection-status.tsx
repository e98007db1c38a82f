import { CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type DocumentStatus, documentsAtom } from './document-status.ts';
import { atom, useAtomValue } from './store.ts';

export type ConnectionState = 'connecting' | 'online' | 'offline';

/** Set by the live connection. A first connection being made is not worth a word; a lost one is. */
export const connectionStateAtom = atom<ConnectionState>('online');

/** Storing takes some milliseconds; only when it takes longer than this it is worth a word. */
const SLOW_MS = 2_000;

interface Message {
  icon: LucideIcon;
  text: string;
}

const OFFLINE: Message = { icon: CloudOff, text: 'Offline – your changes are kept and will be sent' };
const LIVE_LOST: Message = { icon: CloudOff, text: 'Reconnecting – what you see may be a moment old' };
const SHARED_LOST: Message = {
  icon: CloudOff,
  text: 'The shared board is reconnecting – your changes are kept and will be sent',
};
const UNSAFE: Message = {
  icon: CloudOff,
  text: 'Offline – keep this page open: this browser cannot keep your changes for you',
};
const STORING: Message = { icon: CloudUpload, text: 'Your last changes are not stored yet' };

/** Says below the header what is wrong with the two connections of a page, and what that means. */
export function ConnectionStatus() {
  const live = useAtomValue(connectionStateAtom);
  const documents = [...useAtomValue(documentsAtom).values()];
  const isSlow = useLasting(
    documents.some(({ link, isStored }) => link === 'open' && !isStored),
    SLOW_MS,
  );
  const message = messageOf(live, documents, isSlow);
  return (
    <div role="status" aria-label="Connection">
      {message && (
        <p className="flex items-center justify-center gap-2 bg-medium-soft px-4 py-2 text-sm font-medium text-medium">
          <message.icon aria-hidden className="size-4 shrink-0" />
          {message.text}
        </p>
      )}
    </div>
  );
}

function messageOf(
  live: ConnectionState,
  documents: readonly DocumentStatus[],
  isSlow: boolean,
): Message | null {
  const isSharedLost = documents.some(({ link }) => link === 'lost');
  const isAtRisk = documents.some(
    ({ isStored, offline }) => !isStored && (offline === 'unavailable' || offline === 'full'),
  );
  if (isSharedLost && isAtRisk) return UNSAFE;
  if (live === 'offline') return isSharedLost || documents.length === 0 ? OFFLINE : LIVE_LOST;
  if (isSharedLost) return SHARED_LOST;
  return isSlow ? STORING : null;
}

/** True once something has been so for a while without a break. */
function useLasting(isSo: boolean, forMs: number): boolean {
  const [isLasting, setLasting] = useState(false);
  useEffect(() => {
    setLasting(false);
    if (!isSo) return;
    const timer = window.setTimeout(() => setLasting(true), forMs);
    return () => window.clearTimeout(timer);
  }, [isSo, forMs]);
  return isLasting;
}
