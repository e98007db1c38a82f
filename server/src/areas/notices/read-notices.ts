import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import { and, eq, inArray, isNull, lte } from 'drizzle-orm';
import { notice } from '../../db/schema/notices.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { publish, recordAudit, transact } from '../../platform/write/transact.ts';
import { countUnread } from './list-notices.ts';

/** Which of one's own notices were read: these, or all that did not grow after a time. */
export type ReadNoticesInput = { ids: readonly string[] } | { upTo: string };

/** Marks notices as read, on every device of their owner. Throws NOT_FOUND for another account's notice. */
export async function readNotices(ctx: Ctx, input: ReadNoticesInput): Promise<{ unread: number }> {
  const accountId = actingAccount(ctx);
  const own = eq(notice.accountId, accountId);
  const isMeant =
    'ids' in input ? inArray(notice.id, [...input.ids]) : lte(notice.updatedAt, new Date(input.upTo));
  return transact(ctx, 'account.manage', async (tx) => {
    if ('ids' in input) {
      const known = await tx.db.$count(notice, and(own, isMeant));
      if (known < new Set(input.ids).size)
        throw new AppError('NOT_FOUND', { message: t`There is no such notice` });
    }
    const read = await tx.db
      .update(notice)
      .set({ readAt: tx.clock.now() })
      .where(and(own, isMeant, isNull(notice.readAt)))
      .returning({ id: notice.id });
    if (read.length > 0) {
      await recordAudit(tx, {
        action: 'notice.read',
        entityType: 'account',
        entityId: accountId,
        after: { notices: read.length },
      });
      publish(tx, noticesTopic(accountId), noticeFacts.read, { count: read.length });
    }
    return { unread: await countUnread(tx) };
  });
}
