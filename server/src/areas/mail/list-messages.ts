import type { PageRequest } from '@fap/shared/kernel/page.ts';
import type { KeptMessage, UnsentMessage } from '@fap/shared/mail/contract.ts';
import { and, desc, eq, inArray, isNull, notInArray, or, type SQL } from 'drizzle-orm';
import { guardianship } from '../../db/schema/elder.ts';
import { mailMessage } from '../../db/schema/mail.ts';
import type { ListPage } from '../../platform/http/list-page.ts';
import { cutPage, olderThan } from '../../platform/postgres/keyset.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { type Delivery, withOrigin } from './send-message.ts';

/**
 * A page of the messages that are kept for want of a mail server, newest first: without one also those that are queued, which
 * would be kept in a moment.
 */
export async function listKept(
  ctx: Ctx,
  page: PageRequest,
  { mailer, origin }: Delivery,
): Promise<ListPage<KeptMessage>> {
  return listMessages(
    ctx,
    page,
    inArray(mailMessage.status, mailer ? ['kept'] : ['kept', 'queued']),
    ({ recipient, language, subject, body, createdAt }) => ({
      to: recipient,
      language,
      subject,
      text: withOrigin(body ?? '', origin()),
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
    ({ id, recipient, language, subject, status, attempts, lastError, createdAt }) => ({
      id,
      to: recipient,
      language,
      subject,
      status,
      attempts,
      lastError,
      createdAt: createdAt.toISOString(),
    }),
  );
}

/** What an admin may not read: mail about a guardian's conduct, where they are or were one of that elder's guardians. */
function isOpenTo(ctx: Ctx): SQL | undefined {
  const { accountId } = ctx.actor;
  if (accountId === null) return undefined;
  const guarded = ctx.db
    .select({ elderId: guardianship.elderId })
    .from(guardianship)
    .where(eq(guardianship.guardianId, accountId));
  return or(isNull(mailMessage.elderId), notInArray(mailMessage.elderId, guarded));
}

async function listMessages<T>(
  ctx: Ctx,
  { limit, cursor }: PageRequest,
  wanted: SQL,
  present: (row: typeof mailMessage.$inferSelect) => T,
): Promise<ListPage<T>> {
  const isAsked = and(wanted, isOpenTo(ctx));
  const found = await ctx.db
    .select()
    .from(mailMessage)
    .where(and(isAsked, olderThan(cursor, mailMessage.createdAt, mailMessage.id)))
    .orderBy(desc(mailMessage.createdAt), desc(mailMessage.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt, id }) => [createdAt, id]);
  return { items: rows.map(present), nextCursor, total: await ctx.db.$count(mailMessage, isAsked) };
}
