import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import type { EscalationState } from '@fap/shared/escalation/states.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { mediaEscalation } from '../../db/schema/escalation.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { escalationEvents } from './events.ts';
import { lockProposal } from './lock-proposal.ts';

/** From which state a proposal can be rejected or withdrawn. */
const OPEN_FOR: Record<'rejected' | 'withdrawn', readonly EscalationState[]> = {
  rejected: ['proposed'],
  withdrawn: ['proposed', 'approved'],
};

/** Rejects or withdraws a proposal, with a reason; what two people approved is told no more. Throws NOT_FOUND, CONFLICT when it is over. */
export async function closeProposal(
  ctx: Ctx,
  id: string,
  { state, reason }: { state: 'rejected' | 'withdrawn'; reason: string },
): Promise<void> {
  await transact(ctx, 'escalation.approve', async (tx) => {
    const { proposal, cluster } = await lockProposal(tx, id);
    if (!OPEN_FOR[state].includes(proposal.state))
      throw new AppError('CONFLICT', { message: t`This proposal is already ${proposal.state}.` });
    await tx.db
      .update(mediaEscalation)
      .set({ state, closedBy: actingAccount(tx), closedReason: reason, closedAt: tx.clock.now() })
      .where(eq(mediaEscalation.id, id));
    // Without the reason: custody logs are kept for ever, and a reason may quote what must go.
    await recordAudit(tx, {
      action: `escalation.${state}`,
      entityType: 'media-escalation',
      entityId: id,
      custodyOf: [cluster.id],
      before: { state: proposal.state },
      after: { state },
    });
    if (proposal.state === 'approved') emit(tx, escalationEvents.withdrawn, { escalationId: id });
    publish(tx, CLUSTERS_TOPIC, clusterFacts.escalated, { clusterId: cluster.id });
  });
}
