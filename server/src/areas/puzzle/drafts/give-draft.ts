import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { HandedDraft } from '@fap/shared/puzzle/entities.ts';
import { handedDraft } from '../../../db/schema/puzzle.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../../platform/write/transact.ts';
import { puzzleEvents } from '../events.ts';
import { findRunningClaim, type LayerPlace } from '../running-claim.ts';
import { lockPuzzle } from '../settle-layer.ts';
import { presentDraft } from './present-draft.ts';

/**
 * Gives an unsent text to who holds the layer, or asked its holder for it; a text given to them before is replaced. Throws CONFLICT
 * for anybody else: it is a way to hand work over, not to write to people.
 */
export async function giveDraft(
  ctx: Ctx,
  { toId, content, ...place }: LayerPlace & { toId: string; content: string },
): Promise<HandedDraft> {
  const fromId = actingAccount(ctx);
  return transact(ctx, 'puzzle.claim', async (tx) => {
    await lockPuzzle(tx, place.clusterId);
    const running = await findRunningClaim(tx, place);
    const isAtWork = running?.holderId === toId || running?.takeoverRequestedBy === toId;
    if (!isAtWork || toId === fromId)
      throw new AppError('CONFLICT', { message: t`This person does not work on the layer any more` });
    const given = { content, givenAt: tx.clock.now() };
    const [row] = await tx.db
      .insert(handedDraft)
      .values({ id: tx.ids.next('draft'), ...place, fromId, toId, ...given })
      .onConflictDoUpdate({
        target: [handedDraft.clusterId, handedDraft.layer, handedDraft.fromId, handedDraft.toId],
        set: given,
      })
      .returning();
    if (!row) throw new Error('the draft was not written');
    await recordAudit(tx, {
      action: 'puzzle.draft-given',
      entityType: 'layer-claim',
      entityId: running.id,
      clusterId: place.clusterId,
      after: { layer: place.layer, draftId: row.id },
    });
    emit(tx, puzzleEvents.draftGiven, { draftId: row.id });
    return presentDraft(row, tx.actor.displayName);
  });
}
