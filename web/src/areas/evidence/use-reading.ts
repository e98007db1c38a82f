import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { useEffect, useRef } from 'react';
import { type ReadState, useRead } from '../../platform/read.ts';
import { useTopic } from '../../platform/use-topic.ts';
import { evidenceReading } from './data.ts';

/** The reading of an item. It is refetched when the item is opened, has been read, gets its block, or is shared differently. */
export function useReading(id: string): ReadState<EvidenceReading> {
  const reading = useRead(evidenceReading, { params: { id } });
  const evidence = reading.data?.evidence;
  const isBeingRead = evidence?.state === 'reading';
  const isWithoutBlock = evidence?.blockchainTimestamp === null;
  const refetch = () => void evidenceReading.refresh({ params: { id } });
  /** The item of which was heard that it has been read. */
  const heardOf = useRef('');
  // An answer made before that may come after it.
  useEffect(() => {
    if (isBeingRead && heardOf.current === id) void evidenceReading.refresh({ params: { id } });
  }, [isBeingRead, id]);
  useTopic(evidenceTopic(id), evidenceFacts, {
    // Replayed from the beginning, so that no fact between the answer and now is missed; facts already known are ignored.
    after: 0,
    on: {
      // What its reporter shares has changed: words that may not be read any more leave the screen at once.
      access: refetch,
      read: () => {
        heardOf.current = id;
        if (isBeingRead) refetch();
      },
      anchored: () => isWithoutBlock && refetch(),
    },
    onTruncated: refetch,
  });
  return reading;
}
