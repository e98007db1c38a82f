import type { Counters } from '@fap/shared/recondogs/entities.ts';
import { RECONDOGS_TOPIC, recondogFacts } from '@fap/shared/recondogs/events.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { commandRoom } from '../data.ts';

/** While units are busy there is a fact each second; the room is read again at most this often, in milliseconds. */
const GATHER_MS = 1_500;

/** The command room, updated live: counters every three seconds, units and clusters after each burst of facts. */
export function useLiveRoom() {
  const state = useRead(commandRoom);
  const [counters, setCounters] = useState<Counters | null>(null);
  const refetch = () => void commandRoom.refresh();
  useTopic(RECONDOGS_TOPIC, recondogFacts, {
    on: { counters: setCounters },
    gatherMs: GATHER_MS,
    onGathered: (facts) => {
      if (facts.some(({ key }) => key === 'operation')) refetch();
    },
    onTruncated: refetch,
  });
  return { state, counters: counters ?? state.data?.counters ?? null };
}
