import { can } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import { actingAccount, type Ctx } from '../../platform/context.ts';
import { recordAudit, transact } from '../../platform/transact.ts';
import { type AnchoredRow, getEvidence } from './queries.ts';

/**
 * Says who wrote an exhibit's words, on which depends what the crowd may read of it. Its owner decides; an analyst may hide it
 * (`mixed`, `reporter`) or show it where the owner has not called it their own. Throws NOT_FOUND and FORBIDDEN.
 */
export async function attributeWords(
  ctx: Ctx,
  { id, author }: { id: string; author: TextAuthor },
): Promise<AnchoredRow> {
  const row = await getEvidence(ctx, id);
  const isOwner = row.ownerId === actingAccount(ctx);
  if (!isOwner && !can(ctx.actor.roles, 'case.read-original'))
    throw new AppError('FORBIDDEN', { message: 'Only its owner or an analyst can say who wrote it' });
  if (!isOwner && author === 'other-side' && row.author === 'reporter')
    throw new AppError('FORBIDDEN', { message: 'Its owner says that these are their own words' });
  if (row.author === author) return row;
  await transact(ctx, 'evidence.upload', async (tx) => {
    await tx.db.update(evidenceItem).set({ author }).where(eq(evidenceItem.id, id));
    await recordAudit(tx, {
      action: 'evidence.attributed',
      entityType: 'evidence',
      entityId: id,
      ...(row.clusterId ? { clusterId: row.clusterId } : {}),
      before: { author: row.author },
      after: { author },
    });
  });
  return getEvidence(ctx, id);
}
