import { useStore, ViewportPortal } from '@xyflow/react';
import type { Awareness } from 'y-protocols/awareness';
import { usePeers } from '../../../platform/collab-room.ts';

/** Other people's pointers on the board, with their names. */
export function PeerCursors({ awareness }: { awareness: Awareness }) {
  const peers = usePeers(awareness);
  const zoom = useStore((state) => state.transform[2]);
  return (
    <ViewportPortal>
      {peers.map(
        ({ clientId, user, cursor }) =>
          cursor && (
            <div
              key={clientId}
              aria-hidden
              data-testid="peer-cursor"
              className="pointer-events-none absolute top-0 left-0 z-10 transition-transform duration-75 ease-linear"
              style={{
                // A name is as large at every zoom.
                transform: `translate(${cursor.x}px, ${cursor.y}px) scale(${1 / zoom})`,
                transformOrigin: '0 0',
              }}
            >
              <svg width="14" height="18" viewBox="0 0 14 18" aria-hidden="true">
                <path d="M1 1l12 9-5.2.8L5 17z" fill={user.color} stroke="#ffffff" strokeWidth="1" />
              </svg>
              <span
                className="ml-3 rounded-sm px-1.5 py-0.5 text-xs font-semibold whitespace-nowrap text-[#ffffff]"
                style={{ backgroundColor: user.color }}
              >
                {user.name}
              </span>
            </div>
          ),
      )}
    </ViewportPortal>
  );
}
