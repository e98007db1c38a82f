import type { HarvestResult } from '@fap/shared/harvest/entities.ts';
import { HARVEST_TOPIC, harvestFacts } from '@fap/shared/harvest/events.ts';
import { useState } from 'react';
import { useRead } from '../../../platform/read.ts';
import { useTopic } from '../../../platform/use-topic.ts';
import { harvestStatus, harvestTiers } from './data.ts';
import { type WatchedHarvest, watchedFrom, withProgress } from './progress-of.ts';

/** The harvest under way, whoever started it, and what is read again when one ends. */
export function useLiveHarvest(onCompleted: (result: HarvestResult) => void) {
  const status = useRead(harvestStatus);
  const [told, setTold] = useState<WatchedHarvest | null>(null);
  const [endedId, setEndedId] = useState<string | null>(null);
  const refetch = () => {
    void harvestStatus.refresh();
    void harvestTiers.refresh();
  };
  useTopic(HARVEST_TOPIC, harvestFacts, {
    on: {
      progress: (fact) => setTold((watched) => withProgress(watched, fact)),
      completed: (fact) => {
        setEndedId(fact.runId);
        refetch();
        onCompleted(fact);
      },
    },
    onTruncated: () => {
      setTold(null);
      refetch();
    },
  });
  const running = status.data?.running ?? null;
  const known = told ?? (running && watchedFrom(running));
  // What was told of a run that the last read knows as over is old.
  const isOver = known !== null && (known.runId === endedId || known.runId === status.data?.last?.runId);
  return { status, watched: isOver ? null : known };
}
