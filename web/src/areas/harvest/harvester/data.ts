import { harvestContract } from '@fap/shared/harvest/contract.ts';
import type { HarvestResult, NewSource } from '@fap/shared/harvest/entities.ts';
import { api } from '../../../platform/api-client.ts';
import { pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';
import { adminSources } from '../sources/data.ts';

/** Shown in demo mode when the read fails (specification, section 9). */
export const FALLBACK = { activeSources: 8, totalSources: 10, efficiency: 87.5, average: 45, days: 5 };

/** Schedule and yield of the harvest, and the one under way. */
export const harvestStatus = read(harvestContract.status, { isFreshOnVisit: true });

/** The sources in their three tiers. */
export const harvestTiers = read(harvestContract.sources, { isFreshOnVisit: true });

/** A source's fetches, newest first. */
export const sourceFetches = pages(harvestContract.history, {
  itemsOf: (fetches) => fetches,
  idOf: ({ runId }) => runId,
});

const refreshAll = () => {
  void harvestStatus.refresh();
  void harvestTiers.refresh();
  void adminSources.refresh();
};

/** Harvests the named sources, or all active ones without a body. */
export async function runHarvest(targets: readonly string[] | null): Promise<HarvestResult> {
  const result = await (targets === null
    ? api(harvestContract.manual)
    : api(harvestContract.manual, { body: { targetSources: [...targets] } }));
  refreshAll();
  return result;
}

/** Adds a source. */
export async function addSource(body: NewSource): Promise<void> {
  await api(harvestContract.addSource, { body });
  refreshAll();
}

/** Removes a source. */
export async function removeSource(id: string): Promise<void> {
  await api(harvestContract.removeSource, { params: { id } });
  refreshAll();
}
