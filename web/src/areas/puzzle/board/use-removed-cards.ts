import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { CollabRoom } from '../../../platform/collab-room.ts';
import { isDocumentLive } from '../../../platform/document-status.ts';
import { onRewrite } from '../live/rewritten-boards.ts';
import { type Removal, RemovedCards } from './removed-cards.ts';

/** The deletions of the last minute, and functions that undo one and that show it no longer. */
export function useRemovedCards(
  room: CollabRoom,
  clusterId: string,
): {
  removals: readonly Removal[];
  restore: (key: number) => void;
  dismiss: (key: number) => void;
} {
  const removed = useMemo(() => {
    const { name, doc, awareness } = room;
    return new RemovedCards({ doc, awareness, isLive: () => isDocumentLive(name) });
  }, [room]);
  useEffect(() => removed.start(), [removed]);
  useEffect(() => onRewrite(clusterId, () => removed.handleRewrite()), [removed, clusterId]);
  return {
    removals: useSyncExternalStore(removed.subscribe, removed.get),
    restore: (key) => removed.restore(key),
    dismiss: (key) => removed.dismiss(key),
  };
}
