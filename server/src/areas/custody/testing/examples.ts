import { custodyContract } from '@fap/shared/custody/contract.ts';
import { eq } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { examplesOf } from '../../../testing/examples-of.ts';

/** A valid request for each call of this area. */
export const examples = examplesOf(custodyContract, {
  chainSummary: () => ({ status: 200 }),
  chainVerify: async ({ world, clusterId }) => {
    const [row] = await world.db
      .select({ clusterChainId: cluster.clusterChainId })
      .from(cluster)
      .where(eq(cluster.id, clusterId));
    return { json: { clusterChainId: row?.clusterChainId ?? '' }, status: 200 };
  },
});
