import type { ProtectedPerson } from '@fap/shared/elder/entities.ts';
import { useState } from 'react';

/** Whose alerts stopped coming while the page was open, whoever ended that, and how to put the line away. */
export function useEndedAccess(people: readonly ProtectedPerson[]): {
  names: readonly string[];
  dismiss(): void;
} {
  const [known, setKnown] = useState<readonly ProtectedPerson[]>(people);
  const [names, setNames] = useState<readonly string[]>([]);
  if (known !== people) {
    const still = new Set(people.map(({ guardianshipId }) => guardianshipId));
    const gone = known.filter(({ guardianshipId }) => !still.has(guardianshipId));
    setKnown(people);
    if (gone.length > 0) setNames((before) => [...before, ...gone.map(({ name }) => name)]);
  }
  return { names, dismiss: () => setNames([]) };
}
