import {
  type IndicatorAnswer,
  indicatorContract,
  type ListedIndicator,
} from '@fap/shared/indicators/contract.ts';
import type { IndicatorDecision } from '@fap/shared/indicators/indicator-state.ts';
import { api, urlOf } from '../../platform/api-client.ts';
import { pages } from '../../platform/pages.ts';
import { read } from '../../platform/read.ts';

/** The index, newest first, filtered by the server. */
export const indexPages = pages(indicatorContract.list, {
  itemsOf: (items) => items,
  idOf: ({ id }) => id,
});

/** One indicator with what was decided. */
export const indicatorRecord = read(indicatorContract.get, { isFreshOnVisit: true });

/** What names an indicator, newest first. */
export const seenInPages = pages(indicatorContract.seenIn, {
  itemsOf: (sources) => sources,
  // A closed source has no id of its own; its time and place tell it from the others.
  idOf: ({ kind, sourceId, cluster, at }) => `${kind} ${sourceId ?? `${cluster?.id} ${at}`}`,
});

/** Looks values up, one a line. */
export async function lookUp(values: string[]): Promise<{ asked: string; indicators: IndicatorAnswer[] }[]> {
  return (await api(indicatorContract.lookUp, { body: { values } })).answers;
}

/** Decides on an indicator; a state that changed since it was seen is a conflict. */
export async function decide(
  { id, type, value, known }: ListedIndicator,
  decision: IndicatorDecision,
  note: string,
): Promise<void> {
  await api(indicatorContract.decide, { body: { type, value, decision, note, seenState: known.state } });
  await indicatorRecord.refresh({ params: { id } });
}

type Filters = Record<string, string | undefined>;

/** The address of the confirmed ones of them as a bundle of STIX 2.1. */
export const stixUrl = ({ state: _, ...query }: Filters): string =>
  urlOf(indicatorContract.exportStix, { query });
