import type { EndpointResponse } from '@fap/shared/kernel/endpoint.ts';
import { reportsContract } from '@fap/shared/reports/contract.ts';
import type { SubmissionInput } from '@fap/shared/reports/submission.ts';
import { api } from '../../platform/api-client.ts';
import { currentUser } from '../../platform/session.ts';
import { clusterCounts } from '../clusters/public/cluster-counts.ts';
import { clusterList } from '../clusters/public/cluster-list.ts';

export type ReportResult = EndpointResponse<typeof reportsContract.create>;

/** Sends a report, then refreshes the cluster lists and the current user. */
export async function submitReport(report: SubmissionInput): Promise<ReportResult> {
  const result = await api(reportsContract.create, { body: report });
  void clusterList.refresh();
  void clusterCounts.refresh();
  void currentUser.refresh();
  return result;
}
