import type { ScanResult } from '@fap/shared/detection/entities.ts';
import { DETECTION_TOPIC, detectionFacts } from '@fap/shared/detection/events.ts';
import { useState } from 'react';
import { useTopic } from '../../platform/use-topic.ts';
import { detectionStats, detections, scanSources } from './data.ts';
import { IDLE_SCAN, type ScanState, withEnd, withStage } from './scan-state.ts';

/** The running scan, whoever started it. Figures, sources and detections are read again when it ends. */
export function useLiveScan(onCompleted: (result: ScanResult) => void): ScanState {
  const [scan, setScan] = useState(IDLE_SCAN);
  const refetch = () => {
    void detectionStats.refresh();
    void scanSources.refresh();
    void detections.refresh({ query: {} });
  };
  useTopic(DETECTION_TOPIC, detectionFacts, {
    on: {
      stage: (fact) => setScan((state) => withStage(state, fact)),
      completed: (fact) => {
        setScan((state) => withEnd(state, fact));
        refetch();
        onCompleted(fact);
      },
      reviewed: () => {
        void detectionStats.refresh();
        void detections.refresh({ query: {} });
      },
    },
    onTruncated: refetch,
  });
  return scan;
}
