import { PROPOSALS_TOPIC, proposalFacts } from '@fap/shared/education/content/proposal-events.ts';
import { type ContentKind, entryKey } from '@fap/shared/education/content/proposal-rules.ts';
import type { OwnProposal } from '@fap/shared/education/content/proposals-contract.ts';
import { textFault, tidyText } from '@fap/shared/education/content/text-fault.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { contentProposal } from '../../../db/schema/education.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../../platform/write/transact.ts';
import { findText } from './find-text.ts';
import { presentOwn } from './present-proposal.ts';

export interface ProposedChange {
  kind: ContentKind;
  entryId: string;
  address: string;
  /** What the person read there. */
  baseText: string;
  proposedText: string;
  reason: string;
  sourceTitle: string;
  sourceUrl: string | null;
}

/**
 * Suggests a better text. Throws NOT_FOUND for a text that does not exist, INVALID for one that the product would not say,
 * and CONFLICT where it says something else by now or the person's change of it is still open.
 */
export async function proposeChange(ctx: Ctx, input: ProposedChange): Promise<OwnProposal> {
  const authorId = actingAccount(ctx);
  const entry = entryKey(input.kind, input.entryId);
  const { text } = findText(entry, input.address);
  if (!text) throw new AppError('NOT_FOUND', { message: t`There is no such text` });
  if (text.text !== input.baseText)
    throw new AppError('CONFLICT', {
      message: t`This text has changed since you opened it. Please read it again.`,
      data: { todayText: text.text },
    });
  const proposedText = tidyText(input.proposedText);
  const message = textFault(text.text, proposedText);
  if (message !== null)
    throw new AppError('INVALID', { message, issues: [{ path: 'proposedText', message }] });
  return transact(ctx, 'content.propose', async (tx) => {
    const [proposal] = await tx.db
      .insert(contentProposal)
      .values({
        id: tx.ids.next('proposal'),
        entry,
        address: input.address,
        baseText: text.text,
        proposedText,
        reason: input.reason,
        sourceTitle: input.sourceTitle,
        sourceUrl: input.sourceUrl,
        authorId,
        state: 'open',
        createdAt: tx.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    if (!proposal)
      throw new AppError('CONFLICT', {
        message: t`You already suggested a change of this text. Withdraw it first to suggest another.`,
      });
    // Without its words, which go with the person.
    await recordAudit(tx, {
      action: 'content.proposed',
      entityType: 'content-proposal',
      entityId: proposal.id,
      after: { entry, address: input.address },
    });
    publish(tx, PROPOSALS_TOPIC, proposalFacts.changed, { proposalId: proposal.id });
    return presentOwn({ proposal, isLatest: false });
  });
}
