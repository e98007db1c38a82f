import { evidenceFacts, evidenceTopic } from '@fap/shared/evidence/events.ts';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { cluster } from '../../db/schema/clusters.ts';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { report } from '../../db/schema/reports.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import { defineInlineReaction, defineReaction } from '../../platform/bus/reactions.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { publish, recordAudit } from '../../platform/write/transact.ts';
import { announceActivity, type ChainedCluster } from '../clusters/index.ts';
import { STAMP_WAITING_JOB } from './anchoring/job-names.ts';
import { recordQueued } from './anchoring/record-queued.ts';
import { DEVELOPMENT_PACE } from './development-chain/ports.ts';

/** The shortest debounce; with a slower pace the minutely job picks up what waits. */
const LOOK_AFTER_SECONDS = DEVELOPMENT_PACE.gatherSeconds;

/** Uploads are stamped; a verified block is recorded in the custody and published to the cluster. */
export const vaultReactions = [
  defineReaction({
    name: 'vault.queue-digest',
    on: 'evidence.item.uploaded',
    run: stampSoon,
  }),
  defineReaction({
    name: 'vault.queue-statement',
    on: 'evidence.item.stated',
    run: async (tx, { evidenceId }) => {
      // The consent may be revoked since the words were written down.
      const [{ isAllowed } = { isAllowed: false }] = await tx.db
        .select({ isAllowed: report.consentVault })
        .from(evidenceItem)
        .innerJoin(report, eq(report.id, evidenceItem.reportId))
        .where(eq(evidenceItem.id, evidenceId))
        .for('share', { of: report });
      if (isAllowed) await stampSoon(tx, { evidenceId });
    },
  }),
  defineReaction({
    name: 'vault.tell-verified',
    on: 'vault.batch.verified',
    run: (tx, { batchId }) => publishVerified(tx, batchId),
  }),
];

/** Vault consent: revoked, what still waits is not stamped; given again, it is. A stamp that exists cannot be taken back. */
export const vaultInlineReactions = [
  defineInlineReaction({
    name: 'vault.follow-consent',
    on: 'report.consent.changed',
    concerns: ({ consent }) => consent === 'vault',
    run: async (tx, { reportId, isGiven }) => {
      const items = tx.db
        .select({ id: evidenceItem.id })
        .from(evidenceItem)
        .where(eq(evidenceItem.reportId, reportId));
      if (isGiven) for (const { id } of await items.orderBy(evidenceItem.id)) await queueDigest(tx, id);
      else
        await tx.db
          .delete(anchorLeaf)
          .where(and(isNull(anchorLeaf.batchId), inArray(anchorLeaf.evidenceId, items)));
    },
  }),
];

async function stampSoon(tx: TxCtx, { evidenceId }: { evidenceId: string }): Promise<void> {
  await queueDigest(tx, evidenceId);
  const soon = { startAfterSeconds: LOOK_AFTER_SECONDS, onceKey: 'waiting' };
  await tx.jobs.send(tx.db, STAMP_WAITING_JOB, {}, soon);
}

/** Queues an evidence item's SHA-256 for its stamp. */
async function queueDigest(tx: TxCtx, evidenceId: string): Promise<void> {
  const [item] = await tx.db
    .select({ digest: evidenceItem.sha256 })
    .from(evidenceItem)
    .where(eq(evidenceItem.id, evidenceId));
  if (!item) return;
  const queued = await tx.db
    .insert(anchorLeaf)
    .values({ evidenceId, digest: item.digest, createdAt: tx.clock.now() })
    .onConflictDoNothing()
    .returning({ evidenceId: anchorLeaf.evidenceId });
  if (queued.length > 0) await recordQueued(tx, evidenceId);
}

async function publishVerified(tx: TxCtx, batchId: string): Promise<void> {
  const items = await tx.db
    .select({
      id: evidenceItem.id,
      height: anchorBatch.blockHeight,
      chain: anchorBatch.chain,
      cluster: { id: cluster.id, name: cluster.name, clusterChainId: cluster.clusterChainId },
    })
    .from(anchorBatch)
    .innerJoin(anchorLeaf, eq(anchorLeaf.batchId, anchorBatch.id))
    .innerJoin(evidenceItem, eq(evidenceItem.id, anchorLeaf.evidenceId))
    .leftJoin(cluster, eq(cluster.id, evidenceItem.clusterId))
    .where(eq(anchorBatch.id, batchId))
    .orderBy(evidenceItem.id);
  const clusters = new Map<string, ChainedCluster>();
  for (const { id, height, chain, cluster: of } of items) {
    await recordAudit(tx, {
      action: 'evidence.anchored',
      entityType: 'evidence',
      entityId: id,
      ...(of ? { clusterId: of.id } : {}),
      after: { batchId, height, chain },
    });
    publish(tx, evidenceTopic(id), evidenceFacts.anchored, { evidenceId: id });
    if (of) clusters.set(of.id, of);
  }
  for (const of of clusters.values()) announceActivity(tx, of, 'anchored');
}
