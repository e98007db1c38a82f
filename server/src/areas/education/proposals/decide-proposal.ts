import { PROPOSALS_TOPIC, proposalFacts } from '@fap/shared/education/content/proposal-events.ts';
import { NOTE_MIN_LENGTH } from '@fap/shared/education/content/proposal-rules.ts';
import type { QueuedProposal } from '@fap/shared/education/content/proposals-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq } from 'drizzle-orm';
import { contentProposal } from '../../../db/schema/education.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { emit, publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { educationEvents } from '../events.ts';
import { findText } from './find-text.ts';
import { presentQueued, selectProposals } from './present-proposal.ts';

export interface ProposalDecision {
  id: string;
  decision: 'accept' | 'decline';
  note: string;
}

/**
 * Accepts or declines what somebody else suggested. Throws FORBIDDEN for one's own, INVALID for a refusal that does not say why, and
 * CONFLICT for what is decided or withdrawn already, or whose text the product no longer has.
 */
export async function decideProposal(
  ctx: Ctx,
  { id, decision, note }: ProposalDecision,
): Promise<QueuedProposal> {
  const byId = actingAccount(ctx);
  return transact(ctx, 'content.review', async (tx) => {
    const [asked] = await tx.db.select().from(contentProposal).where(eq(contentProposal.id, id));
    if (!asked) throw new AppError('NOT_FOUND', { message: t`There is no such suggestion` });
    if (asked.authorId === byId)
      throw new AppError('FORBIDDEN', {
        message: t`Somebody else has to decide on what you suggested yourself`,
      });
    if (decision === 'decline' && note.length < NOTE_MIN_LENGTH) {
      const message = t`Please say why, in at least ${NOTE_MIN_LENGTH} characters`;
      throw new AppError('INVALID', { message, issues: [{ path: 'note', message }] });
    }
    const ofText = await lockProposalsOf(tx, asked);
    // Read again under the lock: somebody may have been first.
    if (ofText.find((one) => one.id === id)?.state !== 'open')
      throw new AppError('CONFLICT', { message: t`This was decided or withdrawn meanwhile` });
    const { text } = findText(asked.entry, asked.address);
    if (decision === 'accept' && text?.text !== asked.baseText)
      throw new AppError('CONFLICT', {
        message: t`The text has changed since this was suggested, so it can’t be accepted`,
        data: { todayText: text?.text ?? null },
      });
    const state = decision === 'accept' ? ('accepted' as const) : ('declined' as const);
    const version = decision === 'accept' ? Math.max(0, ...ofText.map((one) => one.version ?? 0)) + 1 : null;
    await tx.db
      .update(contentProposal)
      .set({ state, version, note, decidedBy: byId, decidedAt: tx.clock.now() })
      .where(eq(contentProposal.id, id));
    await recordAudit(tx, {
      action: 'content.proposal.decided',
      entityType: 'content-proposal',
      entityId: id,
      before: { state: 'open' },
      after: { state, version, entry: asked.entry, address: asked.address },
    });
    publish(tx, PROPOSALS_TOPIC, proposalFacts.changed, { proposalId: id });
    emit(tx, educationEvents.proposalDecided, {
      proposalId: id,
      decision,
      authorId: asked.authorId,
      byId,
    });
    const [row] = await selectProposals(tx.db).where(eq(contentProposal.id, id));
    if (!row) throw new Error(`the decided proposal ${id} is gone`);
    return presentQueued(row);
  });
}

/** Everything suggested for one text, by id, locked: its versions are counted one after the other. */
const lockProposalsOf = (tx: TxCtx, { entry, address }: { entry: string; address: string }) =>
  tx.db
    .select()
    .from(contentProposal)
    .where(and(eq(contentProposal.entry, entry), eq(contentProposal.address, address)))
    .orderBy(asc(contentProposal.id))
    .for('update');
