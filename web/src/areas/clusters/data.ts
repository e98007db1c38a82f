import { clustersContract } from '@fap/shared/clusters/contract.ts';
import type { SubmissionInput } from '@fap/shared/clusters/submission.ts';
import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { api } from '../../platform/api-client.ts';
import { currentUser } from '../../platform/session.ts';
import { activeClusters } from './public/active-clusters.ts';
import { clusterList } from './public/cluster-list.ts';

export type ReportResult = EndpointResponse<typeof clustersContract.create>;

/** Sends a report; what it changes elsewhere is read again. */
export async function submitReport(report: SubmissionInput): Promise<ReportResult> {
  const result = await api(clustersContract.create, { body: report });
  void activeClusters.refresh();
  void clusterList.refresh();
  void currentUser.refresh();
  return result;
}
