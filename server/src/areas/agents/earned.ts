import type { RewardReason } from '@fap/shared/agents/rewards.ts';
import { anatomyLayer } from '@fap/shared/catalogue/anatomy.ts';
import { type SQL, sql } from 'drizzle-orm';
import { contribution } from '../../db/schema/puzzle.ts';
import { anchorBatch, anchorLeaf } from '../../db/schema/vault.ts';
import type { DomainEventMap } from '../../platform/write/domain-events.ts';

/*
 * Queries for what was earned, with the columns reason, occasion, account_id, cluster_id and contribution_id; reason and
 * occasion together are the idempotency key. The ledger is written from them in one statement.
 */

/** A report is rewarded once per person and cluster; repeated reports are welcome, but earn nothing. */
export function earnedByReport({ reporterId, clusterId }: DomainEventMap['cluster.report.submitted']): SQL {
  const occasion = `${reporterId}:${clusterId}`;
  return sql`select ${reason('report-submitted')}, ${occasion}::text, ${reporterId}::text, ${clusterId}::text, null::text`;
}

/**
 * A piece earns for itself, for the cluster's first evidence, and for an evidence item whose anchor is already verified.
 */
export function earnedByPiece(contributionId: string): SQL[] {
  const isIt = sql`piece.id = ${contributionId}`;
  return [
    sql`select ${reason('piece-submitted')}, piece.id, piece.author_id, piece.cluster_id, piece.id
      from ${contribution} as piece where ${isIt}`,
    sql`select ${reason('first-evidence')}, piece.cluster_id, piece.author_id, piece.cluster_id, piece.id
      from ${contribution} as piece
      where ${isIt} and piece.type = 'evidence' and not exists (
        select from ${contribution} as other
        where other.cluster_id = piece.cluster_id and other.type = 'evidence' and other.id <> piece.id)`,
    earnedByAnchored(
      sql`piece.evidence_id in (select evidence_id from ${contribution} where id = ${contributionId})`,
    ),
  ];
}

/** Rewards for the evidence items of a verified batch, each for the author of the first piece that cites it. */
export const earnedByBatch = (batchId: string): SQL => earnedByAnchored(sql`batch.id = ${batchId}`);

/** One reward per SHA-256, even for several uploads of the same bytes, for the author of the first piece that cites it. */
function earnedByAnchored(isWanted: SQL): SQL {
  // Pieces prefilled from a report belong to the victim, who already got the report's reward.
  return sql`select reason, occasion, author_id, cluster_id, id from (
    select distinct on (piece.evidence_id)
      ${reason('evidence-anchored')} as reason, leaf.digest as occasion, piece.author_id, piece.cluster_id, piece.id
    from ${contribution} as piece
    join ${anchorLeaf} as leaf on leaf.evidence_id = piece.evidence_id
    join ${anchorBatch} as batch on batch.id = leaf.batch_id
    where piece.type = 'evidence' and piece.origin = 'agent' and batch.state = 'verified' and ${isWanted}
    order by piece.evidence_id, piece.created_at, piece.id) as anchored`;
}

/** A layer that became partial or complete, rewarded to the author of the deciding piece; prefilled pieces earn nothing. */
export function earnedByLayer(changed: DomainEventMap['puzzle.layer.changed']): SQL[] {
  const { clusterId, layer, contributionId, origin } = changed;
  if (origin !== 'agent') return [];
  return reasonsOf(changed).map(
    (
      one,
    ) => sql`select ${reason(one)}, ${`${clusterId}:${layer}`}::text, piece.author_id, ${clusterId}::text, piece.id
      from ${contribution} as piece where piece.id = ${contributionId}`,
  );
}

function reasonsOf({ from, to, layer }: DomainEventMap['puzzle.layer.changed']): RewardReason[] {
  if (to === 'complete')
    return anatomyLayer(layer).isCriticalPath ? ['layer-complete', 'critical-path'] : ['layer-complete'];
  return to === 'partial' && from === 'missing' ? ['layer-partial'] : [];
}

const reason = (name: RewardReason) => sql`${name}::text`;
