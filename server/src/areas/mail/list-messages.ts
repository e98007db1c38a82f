import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { KeptMessage, UnsentMessage } from '@fap/shared/mail/contract.ts';
import { and, desc, eq, inArray, type SQL } from 'drizzle-orm';
import { mailMessage } from '../../db/schema/mail.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';

/** A page of the messages that were kept for want of a mail server, newest first. */
export async function listKept(ctx: Ctx, page: PageRequest): Promise<ListPage<KeptMessage>> {
  return listMessages(
    ctx,
    page,
    eq(mailMessage.status, 'kept'),
    ({ recipient, subject, body, createdAt }) => ({
      to: recipient,
      subject,
      text: body ?? '',
      at: createdAt.toISOString(),
    }),
  );
}

/** A page of the messages that did not leave, newest first, without their texts. */
export async function listUnsent(ctx: Ctx, page: PageRequest): Promise<ListPage<UnsentMessage>> {
  const isUnsent = inArray(mailMessage.status, ['failed', 'kept']);
  return listMessages(
    ctx,
    page,
    isUnsent,
    ({ id, recipient, subject, status, attempts, lastError, createdAt }) => ({
      id,
      to: recipient,
      subject,
      status,
      attempts,
      lastError,
      createdAt: createdAt.toISOString(),
    }),
  );
}

async function listMessages<T>(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
  isAsked: SQL,
  present: (row: typeof mailMessage.$inferSelect) => T,
): Promise<ListPage<T>> {
  const found = await ctx.db
    .select()
    .from(mailMessage)
    .where(and(isAsked, olderThan(cursor, mailMessage.createdAt, mailMessage.id)))
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => [createdAt, id]);
  return { items: rows.map(present), nextCursor, total: await ctx.db.$count(mailMessage, isAsked) };
}
