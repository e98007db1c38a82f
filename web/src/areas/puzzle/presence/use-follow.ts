import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../../platform/toast-store.ts';
import type { PresentPerson } from './use-people.ts';

export interface Following {
  /** The account that is followed. */
  id: string | null;
  follow: (id: string | null) => void;
}

/**
 * Follows a person: goes to the layer they work on, and to the next one when they change it. It ends when somebody chooses a
 * layer by themselves, or when the followed person leaves.
 */
export function useFollow(people: readonly PresentPerson[], goTo: (layer: number | null) => void): Following {
  const [id, setId] = useState<string | null>(null);
  const lastName = useRef('');
  const go = useRef(goTo);
  go.current = goTo;
  const person = people.find(({ user }) => user.id === id);
  const isHere = person !== undefined;
  const layer = person?.layer ?? null;
  if (person) lastName.current = person.user.name;
  useEffect(() => {
    if (id === null) return;
    if (isHere) return go.current(layer);
    setId(null);
    toast({ title: t`${lastName.current} left`, description: t`You stay where you are.` });
  }, [id, isHere, layer]);
  return { id, follow: setId };
}
