import { eq } from 'drizzle-orm';
import { cluster } from '../../../db/schema/clusters.ts';
import { mediaEscalation } from '../../../db/schema/escalation.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { tellWebhooks } from './tell-webhooks.ts';

/** Tells of a press summary that two people approved, as far as it still is when this runs. */
export async function tellApproved(tx: TxCtx, escalationId: string): Promise<void> {
  const found = await load(tx, escalationId);
  if (
    found?.state !== 'approved' ||
    found.summary === null ||
    found.sha256 === null ||
    found.approvedAt === null
  )
    return;
  const { clusterChainId, scamType, sha256 } = found;
  await tellWebhooks(tx, {
    event: 'escalation.approved',
    data: {
      clusterChainId,
      scamType,
      text: found.summary.text,
      sha256,
      approvedAt: found.approvedAt.toISOString(),
    },
  });
}

/** Tells that an approved summary was withdrawn: whoever published it must know. */
export async function tellWithdrawn(tx: TxCtx, escalationId: string): Promise<void> {
  const found = await load(tx, escalationId);
  if (found?.state !== 'withdrawn' || found.sha256 === null || found.closedAt === null) return;
  const { clusterChainId, sha256 } = found;
  await tellWebhooks(tx, {
    event: 'escalation.withdrawn',
    data: { clusterChainId, sha256, withdrawnAt: found.closedAt.toISOString() },
  });
}

async function load(tx: TxCtx, escalationId: string) {
  const [row] = await tx.db
    .select({
      state: mediaEscalation.state,
      summary: mediaEscalation.summary,
      sha256: mediaEscalation.summarySha256,
      approvedAt: mediaEscalation.approvedAt,
      closedAt: mediaEscalation.closedAt,
      clusterChainId: cluster.clusterChainId,
      scamType: cluster.scamType,
    })
    .from(mediaEscalation)
    .innerJoin(cluster, eq(cluster.id, mediaEscalation.clusterId))
    .where(eq(mediaEscalation.id, escalationId));
  return row;
}
