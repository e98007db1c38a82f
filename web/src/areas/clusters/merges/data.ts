import { mergeContract } from '@fap/shared/clusters/merge-contract.ts';
import { api } from '../../../platform/api-client.ts';
import { resource } from '../../../platform/resource.ts';
import { clusterDetail } from '../dna/dna-data.ts';
import { clusterList } from '../public/cluster-list.ts';

/** Merges and splits of a cluster, newest first. */
export const clusterChanges = resource(mergeContract.changes);

/** Reports of a cluster, for analysts. */
export const clusterReports = resource(mergeContract.reports);

/** Clusters that could be merged, for analysts. */
export const mergeProposals = resource(mergeContract.proposals);

/** Takes a report out of its cluster; `shownId` is the cluster whose page is open. */
export async function takeOut(reportId: string, reason: string, shownId: string): Promise<void> {
  await api(mergeContract.takeOut, { params: { reportId }, body: { reason } });
  readAgain(shownId);
}

/** Merges a cluster into another. */
export async function mergeInto(
  clusterId: string,
  { intoClusterId, reason }: { intoClusterId: string; reason: string },
): Promise<void> {
  await api(mergeContract.merge, { params: { id: clusterId }, body: { intoClusterId, reason } });
  readAgain(clusterId);
}

/** Takes the merge of a cluster back; `shownId` is the cluster whose page is open. */
export async function splitOff(clusterId: string, reason: string, shownId: string): Promise<void> {
  await api(mergeContract.split, { params: { id: clusterId }, body: { reason } });
  readAgain(shownId);
}

function readAgain(id: string): void {
  void clusterChanges.refresh({ params: { id } });
  void clusterDetail.refresh({ params: { id } });
  void clusterReports.refresh({ params: { id } });
  void mergeProposals.refresh();
  void clusterList.refresh();
}
