import { mergeContract } from '@fap/shared/merges/contract.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { actAsNew, makeCluster, makeSubmission } from '../../../testing/factories.ts';
import { submitReport } from '../../reports/index.ts';
import { listReports } from '../list-reports.ts';
import { mergeClusters } from '../merge-clusters.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(mergeContract, {
  merge: async ({ world, clusterId }) => {
    const own = await makeCluster(world);
    const json = { intoClusterId: clusterId, reason: 'The same desk' };
    return { params: { id: own.clusterId }, json, status: 200 };
  },
  split: async ({ world, clusterId }) => {
    const own = await makeCluster(world);
    const merge = { clusterId: own.clusterId, intoClusterId: clusterId, reason: 'The same desk' };
    await mergeClusters(await actAsNew(world, 'analyst'), merge);
    return { params: { id: own.clusterId }, json: { reason: 'Two desks after all' }, status: 200 };
  },
  reports: ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
  takeOut: async ({ world }) => {
    const { clusterId, submission } = await makeCluster(world);
    await submitReport(await actAsNew(world), makeSubmission(world, { evidence: submission.evidence }));
    const [newest] = await listReports(world.ctx, clusterId);
    if (!newest) throw new Error('the cluster has no report');
    return { params: { reportId: newest.id }, json: { reason: 'Only the hoster is the same' }, status: 200 };
  },
  proposals: () => ({ status: 200 }),
  changes: ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
});
