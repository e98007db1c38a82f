import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import type { TextAuthor } from '@fap/shared/privacy/text-author.ts';
import { and, eq } from 'drizzle-orm';
import { evidenceItem } from '../../db/schema/evidence.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { isOwn, mayOpen } from './policy.ts';
import { type AnchoredRow, getEvidence } from './queries.ts';

/**
 * Says who wrote an evidence item's words, on which depends what the crowd may read of it. Its owner decides; an analyst may hide it
 * (`mixed`, `reporter`) or show it, but never takes `reporter` back, not in two steps either. Throws NOT_FOUND, FORBIDDEN and CONFLICT.
 */
export async function attributeWords(
  ctx: Ctx,
  { id, author }: { id: string; author: TextAuthor },
): Promise<AnchoredRow> {
  const row = await getEvidence(ctx, id);
  const isOwner = isOwn(ctx).holds(row);
  if (!mayOpen(ctx).holds(row))
    throw new AppError('FORBIDDEN', { message: t`Only its owner or an analyst can say who wrote it` });
  if (row.author === author) return row;
  if (!isOwner && row.author === 'reporter')
    throw new AppError('FORBIDDEN', {
      message: t`These are marked as the reporter’s own words: only its owner can change that`,
    });
  await transact(ctx, 'evidence.upload', async (tx) => {
    const changed = await tx.db
      .update(evidenceItem)
      .set({ author })
      .where(and(eq(evidenceItem.id, id), eq(evidenceItem.author, row.author)))
      .returning({ id: evidenceItem.id });
    if (changed.length === 0)
      throw new AppError('CONFLICT', {
        message: t`Somebody else has just said who wrote it. Please look again`,
      });
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
