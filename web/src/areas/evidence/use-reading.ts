import type { EvidenceReading } from '@fap/shared/evidence/reading-contract.ts';
import { useEffect } from 'react';
import { type ReadState, useRead } from '../../platform/read.ts';
import { usePolling } from '../../platform/use-polling.ts';
import { readingResource } from './data.ts';

/** How often it is asked whether a file has been read, in milliseconds. */
export const READING_POLL_MS = 2_000;

/** What was read out of an exhibit, read anew when it is opened and asked for again until its reading is done. */
export function useReading(id: string): ReadState<EvidenceReading> {
  const reading = useRead(readingResource, { params: { id } });
  const refresh = () => void readingResource.refresh({ params: { id } });
  useEffect(() => void readingResource.refresh({ params: { id } }), [id]);
  usePolling(reading.data?.evidence.state === 'reading', READING_POLL_MS, refresh);
  return reading;
}
