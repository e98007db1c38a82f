import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { type Notice, noticeSchema } from '@fap/shared/notices/inbox-contract.ts';
import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { cluster } from '../../db/schema/clusters.ts';
import { notice } from '../../db/schema/notices.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';

export interface ListNoticesInput extends PageRequest {
  show: 'all' | 'unread';
}

/** A page of one's own notices, newest first, and how many are unread. */
export async function listNotices(
  ctx: Ctx,
  { show, limit, cursor }: ListNoticesInput,
): Promise<{ notices: Notice[]; nextCursor: string | null; unread: number }> {
  const own = eq(notice.accountId, actingAccount(ctx));
  const isShown = show === 'unread' ? isNull(notice.readAt) : undefined;
  const found = await selectNotices(ctx, and(own, isShown, olderThan(cursor, notice.updatedAt, notice.id)))
    .orderBy(desc(notice.updatedAt), desc(notice.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ updatedAt, id }) => [updatedAt, id]);
  return { notices: rows.map(presentNotice), nextCursor, unread: await countUnread(ctx) };
}

/** How many of one's own notices are unread. */
export async function countUnread(ctx: Ctx): Promise<number> {
  return ctx.db.$count(notice, and(eq(notice.accountId, actingAccount(ctx)), isNull(notice.readAt)));
}

/** Notices with the names of their clusters. */
export const selectNotices = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select({
      id: notice.id,
      kind: notice.kind,
      payload: notice.payload,
      updatedAt: notice.updatedAt,
      readAt: notice.readAt,
      clusterName: cluster.name,
    })
    .from(notice)
    .leftJoin(cluster, eq(cluster.id, sql`${notice.payload} ->> 'clusterId'`))
    .where(where);

/** A notice as its reader gets it. */
export const presentNotice = ({
  updatedAt,
  readAt,
  ...row
}: Awaited<ReturnType<typeof selectNotices>>[number]): Notice =>
  v.parse(noticeSchema, { ...row, at: updatedAt.toISOString(), readAt: readAt?.toISOString() ?? null });
