import { t } from '@lingui/core/macro';
import { useStore, ViewportPortal } from '@xyflow/react';
import type { Awareness } from 'y-protocols/awareness';
import { usePeers } from '../../../platform/collab-room.ts';
import { type CanvasNode, rectOfNode } from './canvas-nodes.ts';

/** Outlines, in their colours and with their names, around the cards that others have chosen or write on. */
export function PeerSelections({ awareness, cards }: { awareness: Awareness; cards: readonly CanvasNode[] }) {
  const peers = usePeers(awareness).filter(({ chosen, writing }) => chosen.length > 0 || writing !== null);
  const zoom = useStore((state) => state.transform[2]);
  if (peers.length === 0) return null;
  const byId = new Map(cards.map((card) => [card.id, card]));
  return (
    <ViewportPortal>
      {peers.flatMap(({ clientId, user, chosen, writing }) =>
        [...new Set([...chosen, ...(writing === null ? [] : [writing])])].flatMap((id) => {
          const card = byId.get(id);
          if (!card) return [];
          const { x, y, width, height } = rectOfNode(card);
          return [
            <div
              key={`${clientId} ${id}`}
              aria-hidden
              data-testid="peer-selection"
              className="pointer-events-none absolute top-0 left-0 z-[4] rounded-lg border-2"
              style={{
                transform: `translate(${x - OUTSIDE}px, ${y - OUTSIDE}px)`,
                width: width + 2 * OUTSIDE,
                height: height + 2 * OUTSIDE,
                borderColor: user.color,
              }}
            >
              <span
                className="absolute right-2 bottom-full rounded-t-sm px-1.5 text-xs font-semibold whitespace-nowrap text-[#ffffff]"
                // A name is as large at every zoom.
                style={{
                  backgroundColor: user.color,
                  transform: `scale(${1 / zoom})`,
                  transformOrigin: 'bottom right',
                }}
              >
                {id === writing ? t`${user.name} is writing` : user.name}
              </span>
            </div>,
          ];
        }),
      )}
    </ViewportPortal>
  );
}

/** How far outside the card its outline stands, so that one's own and the other's are both seen. */
const OUTSIDE = 4;
