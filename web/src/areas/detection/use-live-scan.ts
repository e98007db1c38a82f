import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import { useEffect, useState } from 'react';
import { topics } from '../../platform/topics.ts';
import { detectionStats } from './data.ts';
import { IDLE_SCAN, type ScanState, withFact } from './scan-state.ts';

/** The scan as everybody watches it, whoever pressed; the figures are read again when it ends. */
export function useLiveScan(): ScanState {
  const [scan, setScan] = useState(IDLE_SCAN);
  useEffect(
    () =>
      topics().subscribe(DETECTION_TOPIC, undefined, ({ name, payload }) => {
        setScan((state) => withFact(state, name, payload));
        if (name === detectionFacts.completed.name) void detectionStats.refresh();
      }),
    [],
  );
  return scan;
}
