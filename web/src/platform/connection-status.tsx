import { t } from '@lingui/core/macro';
import { CloudOff, CloudUpload, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type DocumentStatus, documentsAtom } from './document-status.ts';
import { appStore, atom, useAtomValue } from './store.ts';

/** `missing` when what connects did not load. */
export type ConnectionState = 'connecting' | 'online' | 'offline' | 'missing';

/** Set by the live connection. Only a lost connection is shown, not the first connecting. */
export const connectionStateAtom = atom<ConnectionState>('online');

/** Whether the screen sends at once or not at all: then nothing is kept for later. */
const sendsNothingLaterAtom = atom(false);

/** For a screen whose changes wait in no queue: while it is shown, nobody is told that they do. */
export function useNothingSentLater(): void {
  useEffect(() => {
    appStore.set(sendsNothingLaterAtom, true);
    return () => appStore.set(sendsNothingLaterAtom, false);
  }, []);
}

/** Storing takes some milliseconds; a message appears only after this time. */
const SLOW_MS = 2_000;

interface Message {
  icon: LucideIcon;
  text: string;
}

const OFFLINE: Message = {
  icon: CloudOff,
  text: t`You’re offline. We keep your changes and send them later.`,
};
const OFFLINE_UNKEPT: Message = {
  icon: CloudOff,
  text: t`You’re offline. Nothing is sent until you’re back.`,
};
const LIVE_LOST: Message = { icon: CloudOff, text: t`Reconnecting. This page may be slightly out of date.` };
const LIVE_MISSING: Message = {
  icon: CloudOff,
  text: t`Live updates did not load. Please reload this page.`,
};
const SHARED_LOST: Message = {
  icon: CloudOff,
  text: t`Shared work is reconnecting. We keep your changes and send them later.`,
};
const UNSAFE: Message = {
  icon: CloudOff,
  text: t`You’re offline. Please keep this page open: this browser can’t save your changes.`,
};
const STORING: Message = { icon: CloudUpload, text: t`Your last changes aren’t saved yet.` };

/** Shows below the header when one of the page's two connections is lost, and what that means for the user. */
export function ConnectionStatus() {
  const live = useAtomValue(connectionStateAtom);
  const sendsNothingLater = useAtomValue(sendsNothingLaterAtom);
  const documents = [...useAtomValue(documentsAtom).values()];
  const isSlow = useLasting(
    documents.some(({ link, isStored }) => link === 'open' && !isStored),
    SLOW_MS,
  );
  const found = messageOf(live, documents, isSlow);
  const message = found === OFFLINE && sendsNothingLater ? OFFLINE_UNKEPT : found;
  return (
    <div role="status" aria-label={t`Connection`}>
      {message && (
        <p className="flex items-center justify-center gap-2 bg-medium-soft px-3 text-sm font-medium text-medium max-sm:min-h-6 max-sm:text-[0.6875rem] max-sm:leading-3 sm:h-6">
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
  if (live === 'missing') return LIVE_MISSING;
  return isSlow ? STORING : null;
}

/** True once a condition has held for `forMs` milliseconds without a break. */
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
