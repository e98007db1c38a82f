import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { defineReaction } from '../../platform/bus/reactions.ts';
import { enqueueDnaRun } from './enqueue-dna-run.ts';

/** A cluster's DNA follows its evidence. */
export const dnaReactions = [
  defineReaction({
    name: 'clusters.queue-dna-of-report',
    on: 'cluster.report.submitted',
    run: (tx, { clusterId }) => enqueueDnaRun(tx, clusterId),
  }),
  // A merged cluster has the DNA of its root; after a split it has its own again.
  ...(['cluster.merged', 'cluster.split'] as const).map((on) =>
    defineReaction({
      name: `clusters.queue-dna-${on}`,
      on,
      run: async (tx, { clusterId, otherClusterId }) => {
        await enqueueDnaRun(tx, otherClusterId);
        await enqueueDnaRun(tx, clusterId);
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
      // A file of no report does not affect the DNA.
      if (item?.clusterId && item.reportId) await enqueueDnaRun(tx, item.clusterId);
    },
  }),
];
