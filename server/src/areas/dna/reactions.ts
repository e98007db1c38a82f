import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';
import { queueDna } from './queue-dna.ts';

/** A cluster's DNA follows its evidence. */
export const dnaReactions = [
  defineReaction({
    name: 'clusters.queue-dna-of-report',
    on: 'cluster.report.submitted',
    run: (tx, { clusterId }) => queueDna(tx, clusterId),
  }),
  // The cluster that was merged has the DNA of the other one; split, it has its own again.
  ...(['cluster.merged', 'cluster.split'] as const).map((on) =>
    defineReaction({
      name: `clusters.queue-dna-${on}`,
      on,
      run: async (tx, { clusterId, otherClusterId }) => {
        await queueDna(tx, otherClusterId);
        await queueDna(tx, clusterId);
      },
    }),
  ),
  defineReaction({
    name: 'clusters.queue-dna-of-exhibit',
    on: 'evidence.item.read',
    run: async (tx, { evidenceId }) => {
      const [item] = await tx.db
        .select({ clusterId: evidenceItem.clusterId, reportId: evidenceItem.reportId })
        .from(evidenceItem)
        .where(eq(evidenceItem.id, evidenceId));
      // A file that belongs to no report says nothing of the cluster's reports.
      if (item?.clusterId && item.reportId) await queueDna(tx, item.clusterId);
    },
  }),
];
