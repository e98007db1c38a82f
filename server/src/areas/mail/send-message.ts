import { and, eq, sql } from 'drizzle-orm';
import { mailMessage } from '../../db/schema/mail.ts';
import { type Mailer, MailRefused } from '../../platform/mail/mailer.ts';
import type { Ctx } from '../../platform/write/context.ts';
import { transact } from '../../platform/write/transact.ts';

const DELIVERY = 'how far a message has come; who queued it is on record there';
/** Characters kept of what a mail server answered. */
const ERROR_LENGTH = 500;

/** How messages leave. */
export interface Delivery {
  /** null: they are kept. */
  mailer: Mailer | null;
  origin: () => string;
}

/** A line that is a path of this installation. */
const PATH_LINE = /^\/\S+$/gmu;

/** A text with this installation's address before each line that is a path. */
export const withOrigin = (body: string, origin: string): string =>
  body.replace(PATH_LINE, (path) => `${origin}${path}`);

type Change = Partial<typeof mailMessage.$inferInsert>;

/**
 * Hands a queued message to the mail server; without one it is kept. Throws when another attempt may succeed. A crash after the
 * server took it sends it twice, with the same Message-ID.
 */
export async function sendMessage(ctx: Ctx, { mailer, origin }: Delivery, messageId: string): Promise<void> {
  const [message] = await ctx.db.select().from(mailMessage).where(eq(mailMessage.id, messageId));
  if (message?.status !== 'queued' || message.body === null) return;
  const { recipient, language, subject } = message;
  const body = withOrigin(message.body, origin());
  if (!mailer) return update(ctx, messageId, { status: 'kept', body });
  try {
    await mailer.send({ id: messageId, to: recipient, language, subject, text: body });
  } catch (error) {
    const lastError = (error as Error).message.slice(0, ERROR_LENGTH);
    const isFinal = error instanceof MailRefused;
    await update(
      ctx,
      messageId,
      { lastError, ...(isFinal ? { status: 'failed' } : {}) },
      { isAttempt: true },
    );
    ctx.log.warn({ err: error, messageId, isFinal }, 'a message could not be sent');
    if (isFinal) return;
    throw error;
  }
  const sentAt = ctx.clock.now();
  if (message.forgetAt !== null) return forgetMessage(ctx, messageId);
  await update(ctx, messageId, { status: 'sent', sentAt, body: null, lastError: null }, { isAttempt: true });
}

/** The last message to somebody whose account is gone leaves no row with their address. */
async function forgetMessage(ctx: Ctx, messageId: string): Promise<void> {
  await transact(ctx, 'platform', (tx) => tx.db.delete(mailMessage).where(eq(mailMessage.id, messageId)), {
    housekeeping: DELIVERY,
  });
}

/** Marks a message as failed whose every attempt failed. */
export function giveUpMessage(ctx: Ctx, messageId: string): Promise<void> {
  return update(ctx, messageId, { status: 'failed' });
}

async function update(
  ctx: Ctx,
  messageId: string,
  change: Change,
  { isAttempt }: { isAttempt?: boolean } = {},
): Promise<void> {
  const set = { ...change, ...(isAttempt ? { attempts: sql`${mailMessage.attempts} + 1` } : {}) };
  await transact(
    ctx,
    'platform',
    (tx) =>
      tx.db
        .update(mailMessage)
        .set(set)
        .where(and(eq(mailMessage.id, messageId), eq(mailMessage.status, 'queued'))),
    { housekeeping: DELIVERY },
  );
}
