import { CloudOff } from 'lucide-react';
import { atom, useAtomValue } from './store.ts';

export type ConnectionState = 'connecting' | 'online' | 'offline';

/** Set by the live connection. A first connection being made is not worth a word; a lost one is. */
export const connectionStateAtom = atom<ConnectionState>('online');

/** Says below the header that the live connection is missing, and what that means. */
export function ConnectionStatus() {
  const state = useAtomValue(connectionStateAtom);
  return (
    <div role="status" aria-label="Connection">
      {state === 'offline' && (
        <p className="flex items-center justify-center gap-2 bg-medium-soft px-4 py-2 text-sm font-medium text-medium">
          <CloudOff aria-hidden className="size-4 shrink-0" />
          Offline – your changes are kept and will be sent
        </p>
      )}
    </div>
  );
}
