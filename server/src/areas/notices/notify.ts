import { noticeFacts, noticesTopic } from '@fap/shared/notices/events.ts';
import type { NoticeContent, NoticeKind, NoticePayload } from '@fap/shared/notices/kinds.ts';
import { groupOf, mergePayloads } from '@fap/shared/notices/merge-notices.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { notice } from '../../db/schema/notices.ts';
import type { TxCtx } from '../../platform/write/context.ts';
import { emit, publish, recordAudit } from '../../platform/write/transact.ts';
import { noticeEvents } from './events.ts';
import { mailAtOnce } from './mail-at-once.ts';

export interface NotifyInput<K extends NoticeKind> {
  /** Who is told. */
  accountId: string;
  content: NoticeContent<K>;
  /** Whose doing it is: nobody is told of what they did themselves. */
  by?: string | null;
}

/**
 * Tells an account of something, in the caller's transaction: one row in the inbox, which an unread notice of the same group absorbs,
 * and a message where the person wants one at once. The one way to write a notice.
 */
export async function notify<K extends NoticeKind>(
  tx: TxCtx,
  { accountId, content, by }: NotifyInput<K>,
): Promise<void> {
  if (by === accountId) return;
  const { kind } = content;
  const { id, isNew } = await store(tx, accountId, content);
  await recordAudit(tx, {
    action: 'notice.added',
    entityType: 'notice',
    entityId: id,
    after: { accountId, kind },
  });
  publish(tx, noticesTopic(accountId), noticeFacts.added, { noticeId: id, kind });
  if (!isNew) return;
  await mailAtOnce(tx, { noticeId: id, accountId, content });
  emit(tx, noticeEvents.added, { noticeId: id });
}

async function store<K extends NoticeKind>(
  tx: TxCtx,
  accountId: string,
  content: NoticeContent<K>,
): Promise<{ id: string; isNew: boolean }> {
  const { kind, payload } = content;
  const group = groupOf(content);
  const now = tx.clock.now();
  // Race: another transaction may insert the group's notice after we looked, or its owner may read it; then we look again.
  for (;;) {
    const [unread] = await tx.db
      .select({ id: notice.id, payload: notice.payload })
      .from(notice)
      .where(
        and(
          eq(notice.accountId, accountId),
          eq(notice.kind, kind),
          eq(notice.group, group),
          isNull(notice.readAt),
        ),
      )
      .for('update');
    if (unread) {
      const before = unread.payload as NoticePayload<K>;
      const merged = mergePayloads(kind, before, payload as NoticePayload<K>);
      await tx.db.update(notice).set({ payload: merged, updatedAt: now }).where(eq(notice.id, unread.id));
      return { id: unread.id, isNew: false };
    }
    const [made] = await tx.db
      .insert(notice)
      .values({ id: tx.ids.next('notice'), accountId, kind, group, payload, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: notice.id });
    if (made) return { id: made.id, isNew: true };
  }
}
