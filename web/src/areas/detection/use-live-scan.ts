import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import { useState } from 'react';
import { useTopic } from '../../platform/use-topic.ts';
import { detectionStats } from './data.ts';
import { IDLE_SCAN, type ScanState, withEnd, withStage } from './scan-state.ts';

/** The running scan, whoever started it. The figures are refetched when it ends. */
export function useLiveScan(): ScanState {
  const [scan, setScan] = useState(IDLE_SCAN);
  useTopic(DETECTION_TOPIC, detectionFacts, {
    on: {
      stage: (fact) => setScan((state) => withStage(state, fact)),
      completed: (fact) => {
        setScan((state) => withEnd(state, fact));
        void detectionStats.refresh();
      },
    },
    onTruncated: () => void detectionStats.refresh(),
  });
  return scan;
}
