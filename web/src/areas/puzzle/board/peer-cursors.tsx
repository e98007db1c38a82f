import { initialsOf } from '@fap/shared/auth/initials-of.ts';
import { useStore, ViewportPortal } from '@xyflow/react';
import { memo } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import { type PeerState, usePeers } from '../../../platform/collab-room.ts';
import { cn } from '../../../ui/class-names.ts';

/** How far outside the view a pointer is still drawn, in pixels: its name reaches into it. */
const OUTSIDE_PX = 160;
/**
 * More pointers than this jump instead of gliding, because each glide is a layer of its own and three events that go through the whole page; and
 * they say initials instead of names, which would cover the words of the cards.
 */
const MOST_AT_EASE = 8;

/** Other people's pointers on the board, with who they are. Of many people most are out of sight, and are not drawn. */
export function PeerCursors({ awareness }: { awareness: Awareness }) {
  const peers = usePeers(awareness);
  const [x = 0, y = 0, zoom = 1] = useStore((state) => state.transform);
  const width = useStore((state) => state.width);
  const height = useStore((state) => state.height);
  const isSeen = (cursor: { x: number; y: number }) => {
    const [left, top] = [cursor.x * zoom + x, cursor.y * zoom + y];
    const isAcross = left > -OUTSIDE_PX && left < width + OUTSIDE_PX;
    return isAcross && top > -OUTSIDE_PX && top < height + OUTSIDE_PX;
  };
  const seen = peers.filter(({ cursor }) => cursor && isSeen(cursor));
  return (
    <ViewportPortal>
      {seen.map((peer) => (
        <PeerCursor key={peer.clientId} peer={peer} zoom={zoom} isCrowded={seen.length > MOST_AT_EASE} />
      ))}
    </ViewportPortal>
  );
}

/** One that did not move is the same object as before, and is not drawn anew. */
const PeerCursor = memo(function PeerCursor({
  peer: { user, cursor },
  zoom,
  isCrowded,
}: {
  peer: PeerState;
  zoom: number;
  isCrowded: boolean;
}) {
  return (
    <div
      aria-hidden
      data-testid="peer-cursor"
      className={cn(
        'pointer-events-none absolute top-0 left-0 z-10',
        !isCrowded && 'transition-transform duration-75 ease-linear',
      )}
      style={{
        // A name is as large at every zoom.
        transform: `translate(${cursor?.x}px, ${cursor?.y}px) scale(${1 / zoom})`,
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
        {isCrowded ? initialsOf(user.name) : user.name}
      </span>
    </div>
  );
});
