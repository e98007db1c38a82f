import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { type ReadState, useRead } from '../../platform/read.ts';
import { useTopic } from '../../platform/use-topic.ts';
import { readingResource } from './data.ts';

/** What was read out of an exhibit, read anew when it is opened, when its reading ends, and when a block attests it. */
export function useReading(id: string): ReadState<EvidenceReading> {
  const reading = useRead(readingResource, { params: { id } });
  const evidence = reading.data?.evidence;
  const isBeingRead = evidence?.state === 'reading';
  const isWithoutBlock = evidence?.blockchainTimestamp === null;
  const readAgain = () => void readingResource.refresh({ params: { id } });
  useTopic(evidenceTopic(id), evidenceFacts, {
    isOn: isBeingRead || isWithoutBlock,
    // From its beginning: what ended between the answer and now is told too. What the answer knows already is no news.
    after: 0,
    on: {
      read: () => isBeingRead && readAgain(),
      anchored: () => isWithoutBlock && readAgain(),
    },
    onTruncated: readAgain,
  });
  return reading;
}
