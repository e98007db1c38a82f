import { can } from '@fap/shared/auth/capabilities.ts';
import { ALERT_COMPLETION_PERCENT } from '@fap/shared/clusters/constants.ts';
import type { Escalation } from '@fap/shared/escalation/contract.ts';
import { type PressSummary, TOO_FEW_PEOPLE } from '@fap/shared/escalation/press-summary.ts';
import type { EscalationState } from '@fap/shared/escalation/states.ts';
import { shownState } from '@fap/shared/escalation/states.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { Ctx } from '../../platform/write/context.ts';
import type { ClusterRow } from '../clusters/index.ts';
import { type Approval, countingFor } from './approvals.ts';
import type { ProposalRow } from './lock-proposal.ts';

/** A cluster with its newest proposal, and what its approval depends on. */
export interface EscalationRow {
  cluster: ClusterRow;
  proposal: ProposalRow | null;
  /** Who rejected or withdrew it. */
  closedBy: string | null;
  approvals: readonly Approval[];
  /** As it would be written now; null for too few people. */
  current: PressSummary | null;
}

/** What everybody may know of a cluster's name and figures. */
export const presentNamed = (row: ClusterRow): Escalation['cluster'] => ({
  id: row.id,
  name: row.name,
  scamType: row.scamType,
  clusterChainId: row.clusterChainId,
  completionRate: row.completionRate,
});

/** A cluster's escalation as the actor may read it, with what they may do and why not. */
export function presentEscalation(ctx: Ctx, row: EscalationRow): Escalation {
  const isApprover = can(ctx.actor.roles, 'escalation.approve');
  const { proposal, approvals, current } = row;
  const counting = countingFor(approvals, current?.sha256);
  const isApproved = proposal?.state === 'approved';
  return {
    cluster: presentNamed(row.cluster),
    proposal: proposal && {
      id: proposal.id,
      state: shownState(proposal.state, counting.length),
      origin: proposal.origin,
      proposedAt: proposal.proposedAt.toISOString(),
      decidedAt: (proposal.closedAt ?? proposal.approvedAt)?.toISOString() ?? null,
      decidedBy: isApprover ? row.closedBy : null,
      reason: isApprover && proposal.closedReason !== '' ? proposal.closedReason : null,
    },
    approvals: isApprover
      ? approvals.map((one) => ({
          by: one.displayName,
          at: one.approvedAt.toISOString(),
          isVoid: proposal?.approvedAt
            ? one.approvedBy !== proposal.firstApprover && one.approvedBy !== proposal.secondApprover
            : !counting.includes(one),
        }))
      : [],
    summary: isApproved ? approvedOf(proposal) : isApprover && current ? presentSummary(current) : null,
    refusal: !isApproved && isApprover && !current ? TOO_FEW_PEOPLE : null,
    may: obstacles(ctx, row, counting),
  };
}

const presentSummary = ({ sentences, text, sha256 }: PressSummary): Escalation['summary'] => ({
  sentences,
  text,
  sha256,
});

function approvedOf({ summary, summarySha256 }: ProposalRow): Escalation['summary'] {
  if (summary === null || summarySha256 === null) throw new Error('an approved summary has no text');
  return { ...summary, sha256: summarySha256 };
}

const NOT_YOURS = t`Analysts and admins decide this.`;

const ALREADY: Readonly<Record<EscalationState, string>> = {
  proposed: t`This proposal is already open.`,
  approved: t`This proposal is already approved.`,
  rejected: t`This proposal is already rejected.`,
  withdrawn: t`This proposal is already withdrawn.`,
};

/** What stands in the way of each step, in the words that stand beside its button. */
function obstacles(
  { actor }: Ctx,
  { cluster, proposal, current }: EscalationRow,
  counting: readonly Approval[],
): Escalation['may'] {
  if (!can(actor.roles, 'escalation.approve'))
    return { propose: NOT_YOURS, approve: NOT_YOURS, reject: NOT_YOURS, withdraw: NOT_YOURS };
  const isBelow = cluster.completionRate < ALERT_COMPLETION_PERCENT;
  const below = isBelow ? t`The cluster is below ${ALERT_COMPLETION_PERCENT} % complete.` : null;
  const state = proposal?.state;
  const isLive = state === 'proposed' || state === 'approved';
  const over = state === undefined ? t`Nothing is proposed.` : ALREADY[state];
  return {
    propose: isLive ? t`A proposal is open or approved.` : below,
    approve:
      state !== 'proposed'
        ? over
        : (below ??
          (current === null
            ? TOO_FEW_PEOPLE
            : counting.some(({ approvedBy }) => approvedBy === actor.accountId)
              ? t`You have approved this summary. A second person is needed.`
              : null)),
    reject: state === 'proposed' ? null : over,
    withdraw: isLive ? null : over,
  };
}
