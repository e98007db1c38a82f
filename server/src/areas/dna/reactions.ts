import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { defineInlineReaction, defineReaction } from '../../platform/bus/reactions.ts';
import { dropDna } from './drop-dna.ts';
import { enqueueDnaRun } from './enqueue-dna-run.ts';

const REWORDING = [
  'cluster.report.corrected',
  'cluster.report.withdrawn',
  'cluster.report.restored',
] as const;

/**
 * Quotes of words that may not be read any more go in the transaction that says so; the figures are computed again by the
 * job a moment later.
 */
export const dnaInlineReactions = [
  ...(['cluster.report.corrected', 'cluster.report.withdrawn'] as const).map((on) =>
    defineInlineReaction({
      name: `clusters.drop-dna-${on}`,
      on,
      run: (tx, { clusterId }) => dropDna(tx, clusterId),
    }),
  ),
  defineInlineReaction({
    name: 'clusters.drop-dna-of-consent',
    on: 'report.consent.changed',
    concerns: ({ consent, isGiven }) => consent === 'crowd' && !isGiven,
    run: async (tx, { clusterId }) => {
      if (clusterId !== null) await dropDna(tx, clusterId);
    },
  }),
];

/** A cluster's DNA follows its evidence. */
export const dnaReactions = [
  defineReaction({
    name: 'clusters.queue-dna-of-report',
    on: 'cluster.report.submitted',
    run: (tx, { clusterId }) => enqueueDnaRun(tx, clusterId),
  }),
  defineReaction({
    name: 'clusters.queue-dna-of-evidence',
    on: 'cluster.report.evidence-added',
    run: (tx, { clusterId }) => enqueueDnaRun(tx, clusterId),
  }),
  // What changes or takes away a report's words.
  ...REWORDING.map((on) =>
    defineReaction({
      name: `clusters.queue-dna-${on}`,
      on,
      run: (tx, { clusterId }) => enqueueDnaRun(tx, clusterId),
    }),
  ),
  defineReaction({
    name: 'clusters.queue-dna-of-consent',
    on: 'report.consent.changed',
    concerns: ({ consent, clusterId }) => consent === 'crowd' && clusterId !== null,
    run: async (tx, { clusterId }) => {
      if (clusterId !== null) await enqueueDnaRun(tx, clusterId);
    },
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
