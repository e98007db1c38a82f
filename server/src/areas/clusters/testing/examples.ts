import { clustersContract } from '@fap/shared/clusters/contract.ts';
import { verificationsContract } from '@fap/shared/clusters/verifications.ts';
import { examplesOf } from '../../../testing/examples-of.ts';
import { actAsNew } from '../../../testing/factories.ts';
import { verifyCluster } from '../verify-cluster.ts';

const NEW = { verifier: 'bbb', citation: 'Scam Tracker, entry 1234567 of 3 May 2026' } as const;

/** A valid request for each call of this area. */
export const examples = {
  ...examplesOf(clustersContract, {
    list: () => ({ status: 200 }),
    active: () => ({ status: 200 }),
    counts: () => ({ status: 200 }),
    activity: () => ({ status: 200 }),
  }),
  ...examplesOf(verificationsContract, {
    list: ({ clusterId }) => ({ params: { id: clusterId }, status: 200 }),
    verify: ({ clusterId }) => ({ params: { id: clusterId }, json: NEW, status: 201 }),
    withdraw: async ({ world, clusterId }) => {
      const [made] = await verifyCluster(await actAsNew(world, 'analyst'), clusterId, NEW);
      return { params: { id: clusterId, verificationId: made?.id ?? '' }, status: 200 };
    },
  }),
};
