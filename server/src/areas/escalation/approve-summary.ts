import { CLUSTERS_TOPIC, clusterFacts } from '@fap/shared/clusters/events.ts';
import { TOO_FEW_PEOPLE, withoutReports } from '@fap/shared/escalation/press-summary.ts';
import { APPROVALS_NEEDED } from '@fap/shared/escalation/states.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { mediaApproval, mediaEscalation } from '../../db/schema/escalation.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { countingFor, listApprovals } from './approvals.ts';
import { escalationEvents } from './events.ts';
import { loadSummaries } from './load-summaries.ts';
import { lockProposal } from './lock-proposal.ts';
import { refuseUnready } from './propose-escalation.ts';

/**
 * Approves a proposal's summary as it stands; the second of two different people makes it approved, with its text kept as it is. Throws
 * NOT_FOUND, and CONFLICT where it is not open, below the threshold, of too few people, changed since it was read (`sha256` names what
 * was read), or approved by the same person before.
 */
export async function approveSummary(ctx: Ctx, id: string, sha256: string): Promise<void> {
  await transact(ctx, 'escalation.approve', async (tx) => {
    const { proposal, cluster } = await lockProposal(tx, id);
    const ownState = proposal.state;
    if (ownState !== 'proposed') throw conflict(t`This proposal is already ${ownState}.`);
    refuseUnready(cluster);
    const summary = (await loadSummaries(tx, [cluster])).get(cluster.id);
    if (!summary) throw conflict(TOO_FEW_PEOPLE);
    if (summary.sha256 !== sha256)
      throw conflict(t`The figures changed since you read this summary. Please read it again.`);
    const by = actingAccount(tx);
    const now = tx.clock.now();
    const [made] = await tx.db
      .insert(mediaApproval)
      .values({ escalationId: id, summarySha256: sha256, approvedBy: by, approvedAt: now })
      .onConflictDoNothing()
      .returning();
    if (!made) throw conflict(t`You have approved this summary. A second person is needed.`);
    const counting = countingFor(await listApprovals(tx, [id]), sha256);
    const [first, second] = counting.map(({ approvedBy }) => approvedBy);
    const isApproved = counting.length >= APPROVALS_NEEDED;
    if (isApproved)
      await tx.db
        .update(mediaEscalation)
        .set({
          state: 'approved',
          firstApprover: first,
          secondApprover: second,
          summary: { sentences: withoutReports(summary.sentences), text: summary.text },
          summarySha256: sha256,
          approvedAt: now,
        })
        .where(eq(mediaEscalation.id, id));
    await recordAudit(tx, {
      action: isApproved ? 'escalation.approved' : 'escalation.approved-once',
      entityType: 'media-escalation',
      entityId: id,
      custodyOf: [cluster.id],
      after: { sha256 },
    });
    if (isApproved) emit(tx, escalationEvents.approved, { escalationId: id });
    publish(tx, CLUSTERS_TOPIC, clusterFacts.escalated, { clusterId: cluster.id });
  });
}

const conflict = (message: string) => new AppError('CONFLICT', { message });
