import { reportFacts, reportTopic } from '@fap/shared/reports/events.ts';
import { type Read, type ReadState, useRead } from '../../platform/read.ts';
import { useTopic } from '../../platform/use-topic.ts';

/** Several steps of one decision are one reload. */
const GATHER_MS = 200;

/** A view of one report, loaded again when something happens to it. */
export function useLiveReport<Data extends { seq: number }>(
  view: Read<Data, { params: { id: string } }>,
  id: string,
): ReadState<Data> {
  const state = useRead(view, { params: { id } });
  const refetch = () => void view.refresh({ params: { id } });
  useTopic(reportTopic(id), reportFacts, {
    isOn: state.data !== undefined,
    after: state.data?.seq,
    gatherMs: GATHER_MS,
    onGathered: refetch,
    onTruncated: refetch,
  });
  return state;
}
