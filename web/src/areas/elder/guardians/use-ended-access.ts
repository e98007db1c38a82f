import type { ProtectedPerson } from '@fap/shared/elder/entities.ts';
import { useRef, useState } from 'react';

/** Whose access ended while the page was open, and how to put the line away; what one ended oneself is not among them. */
export function useEndedAccess(people: readonly ProtectedPerson[]): {
  names: readonly string[];
  /** Says that one is about to end this oneself. */
  leave(guardianshipId: string): void;
  dismiss(): void;
} {
  const [known, setKnown] = useState<readonly ProtectedPerson[]>(people);
  const [names, setNames] = useState<readonly string[]>([]);
  const left = useRef(new Set<string>());
  if (known !== people) {
    const still = new Set(people.map(({ guardianshipId }) => guardianshipId));
    const gone = known.filter(
      ({ guardianshipId }) => !still.has(guardianshipId) && !left.current.has(guardianshipId),
    );
    setKnown(people);
    if (gone.length > 0) setNames((before) => [...before, ...gone.map(({ name }) => name)]);
  }
  return {
    names,
    leave: (guardianshipId) => left.current.add(guardianshipId),
    dismiss: () => setNames([]),
  };
}
