import { type Conversation, MAX_MESSAGES } from '@fap/shared/reports/messages.ts';
import { asc, eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { reportMessage } from '../../../db/schema/reports.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import type { ReportRow } from '../words-of.ts';

/** A report's conversation for its reporter, who keeps it whatever they decide; they answer, and never begin. */
export async function conversationForReporter(ctx: Ctx, row: ReportRow): Promise<Conversation> {
  const messages = await listMessages(ctx, row.id);
  return { messages, mayWrite: isOpen(row) && messages.length > 0 && messages.length < MAX_MESSAGES };
}

/** A report's conversation for analysts; null where its reporter does not want to be contacted. */
export async function conversationForAnalysts(ctx: Ctx, row: ReportRow): Promise<Conversation | null> {
  if (!isOpen(row)) return null;
  const messages = await listMessages(ctx, row.id);
  return { messages, mayWrite: row.reporterId !== ctx.actor.accountId && messages.length < MAX_MESSAGES };
}

/** Whether analysts may write to the reporter. */
export const isOpen = (row: ReportRow): boolean => row.consentContact && row.withdrawnAt === null;

async function listMessages(ctx: Ctx, reportId: string): Promise<Conversation['messages']> {
  const rows = await ctx.db
    .select({ message: reportMessage, name: account.displayName })
    .from(reportMessage)
    .innerJoin(account, eq(account.id, reportMessage.authorId))
    .where(eq(reportMessage.reportId, reportId))
    .orderBy(asc(reportMessage.number))
    .limit(MAX_MESSAGES);
  return rows.map(({ message: { id, side, messageWords, createdAt }, name }) => ({
    id,
    side,
    author: side === 'analyst' ? name : null,
    words: messageWords,
    at: createdAt.toISOString(),
  }));
}
