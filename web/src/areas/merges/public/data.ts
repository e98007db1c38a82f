import { type MergeProposal, mergeContract } from '@fap/shared/merges/contract.ts';
import { api } from '../../../platform/api-client.ts';
import { isStatus } from '../../../platform/api-error.ts';
import { type PagesState, pages } from '../../../platform/pages.ts';
import { read } from '../../../platform/read.ts';
import { clusterList } from '../../clusters/public/cluster-list.ts';
import { clusterDetail } from '../../dna/public/dna-data.ts';

/** Merges and splits of a cluster, newest first. */
export const clusterChanges = pages(mergeContract.changes, {
  itemsOf: (changes) => changes,
  idOf: ({ id }) => id,
});

/** Reports of a cluster, for analysts. */
export const clusterReports = read(mergeContract.reports, { isFreshOnVisit: true });

/** The loaded proposals. */
export type Proposals = PagesState<MergeProposal>;

/** Proposed merges, for analysts: all of them, or those of one cluster. */
export const mergeProposals = pages(mergeContract.proposals, {
  itemsOf: (proposals) => proposals,
  idOf: ({ cluster, into }) => `${cluster.id} ${into.id}`,
});

/** Removes a report from its cluster; `shownId` is the cluster whose page is open. */
export async function removeReport(reportId: string, reason: string, shownId: string): Promise<void> {
  await change([shownId], () => api(mergeContract.takeOut, { params: { reportId }, body: { reason } }));
}

/** Merges a cluster into another. */
export async function mergeInto(
  clusterId: string,
  { intoClusterId, reason }: { intoClusterId: string; reason: string },
): Promise<void> {
  await change([clusterId, intoClusterId], () =>
    api(mergeContract.merge, { params: { id: clusterId }, body: { intoClusterId, reason } }),
  );
}

/** Undoes the merge of a cluster; `shownId` is the cluster whose page is open. */
export async function splitOff(clusterId: string, reason: string, shownId: string): Promise<void> {
  await change([shownId], () => api(mergeContract.split, { params: { id: clusterId }, body: { reason } }));
}

/** Refetches the shown parts of a cluster: detail, changes and reports. */
export function refreshCluster(id: string): void {
  void clusterDetail.refresh({ params: { id } });
  void clusterChanges.refresh({ params: { id } });
  void clusterReports.refresh({ params: { id } });
}

async function change(shownIds: readonly string[], make: () => Promise<unknown>): Promise<void> {
  try {
    await make();
  } catch (error) {
    // Another change came first, so the page is stale.
    if (isStatus(error, 409)) refreshAll(shownIds);
    throw error;
  }
  refreshAll(shownIds);
}

function refreshAll(shownIds: readonly string[]): void {
  for (const id of shownIds) {
    refreshCluster(id);
    void mergeProposals.refresh({ query: { clusterId: id } });
  }
  void mergeProposals.refresh({ query: {} });
  void clusterList.refresh();
}
