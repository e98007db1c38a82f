import { useMemo } from 'react';
import type { Awareness } from 'y-protocols/awareness';
import { type PeerState, readPeers } from '../../../platform/collab-room.ts';
import { createFrameStore } from '../../../platform/frame-store.ts';
import { useFrameStore } from '../../../platform/use-frame-store.ts';

/** Somebody who has the puzzle open, perhaps in several tabs. */
export type PresentPerson = Omit<PeerState, 'cursor' | 'view' | 'chosen' | 'writing'>;

const NOBODY: readonly PresentPerson[] = [];

/**
 * Who else has the puzzle open, by name; the own other tabs do not count. The list changes when people come, go, change
 * the layer or call, not with every move of a pointer.
 */
export function usePeople(awareness: Awareness | undefined, accountId: string): readonly PresentPerson[] {
  const store = useMemo(() => createPeopleStore(awareness, accountId), [awareness, accountId]);
  return useFrameStore(store);
}

function createPeopleStore(awareness: Awareness | undefined, accountId: string) {
  let [key, last] = ['', NOBODY];
  const read = () => {
    if (!awareness) return NOBODY;
    const people = groupByPerson(readPeers(awareness).filter(({ user }) => user.id !== accountId));
    const now = JSON.stringify(people);
    if (now !== key) [key, last] = [now, people];
    return last;
  };
  return createFrameStore(read, (changed) => {
    const moved = () => changed();
    awareness?.on('change', moved);
    return () => awareness?.off('change', moved);
  });
}

/** One entry per account, also with several tabs open; a tab that works on a layer wins. */
function groupByPerson(peers: readonly PeerState[]): readonly PresentPerson[] {
  const people = new Map<string, PresentPerson>();
  for (const { clientId, user, layer, call } of peers) {
    const known = people.get(user.id);
    const isBetter = !known || (known.layer === null && layer !== null);
    const person = isBetter ? { clientId, user, layer, call } : known;
    people.set(user.id, { ...person, call: call ?? known?.call ?? null });
  }
  return [...people.values()].sort((a, b) => a.user.name.localeCompare(b.user.name));
}
