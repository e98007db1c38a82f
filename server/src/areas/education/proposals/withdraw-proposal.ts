import { PROPOSALS_TOPIC, proposalFacts } from '@fap/shared/education/content/proposal-events.ts';
import type { OwnProposal } from '@fap/shared/education/content/proposals-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { contentProposal } from '../../../db/schema/education.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { presentOwn } from './present-proposal.ts';

/** Takes back what one suggested. Throws NOT_FOUND for what is not one's own, and CONFLICT once it is decided. */
export async function withdrawProposal(ctx: Ctx, id: string): Promise<OwnProposal> {
  const isOwn = and(eq(contentProposal.id, id), eq(contentProposal.authorId, actingAccount(ctx)));
  return transact(ctx, 'content.propose', async (tx) => {
    const [proposal] = await tx.db
      .update(contentProposal)
      .set({ state: 'withdrawn', decidedAt: tx.clock.now() })
      .where(and(isOwn, eq(contentProposal.state, 'open')))
      .returning();
    if (!proposal) {
      const [known] = await tx.db.select({ id: contentProposal.id }).from(contentProposal).where(isOwn);
      throw known
        ? new AppError('CONFLICT', { message: t`This was decided meanwhile` })
        : new AppError('NOT_FOUND', { message: t`There is no such suggestion` });
    }
    await recordAudit(tx, {
      action: 'content.proposal.withdrawn',
      entityType: 'content-proposal',
      entityId: id,
      before: { state: 'open' },
      after: { state: 'withdrawn' },
    });
    publish(tx, PROPOSALS_TOPIC, proposalFacts.changed, { proposalId: id });
    return presentOwn({ proposal, isLatest: false });
  });
}
