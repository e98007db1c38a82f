import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { session } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { endSessions } from '../end-sessions.ts';

/** Signs one of the acting person's browsers out; gives the ended session. Throws NOT_FOUND for a session of somebody else. */
export async function signOutBrowser(ctx: Ctx, sessionId: string): Promise<string[]> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'account.manage', async (tx) => {
    const [ended] = await tx.db
      .delete(session)
      .where(and(eq(session.id, sessionId), eq(session.userId, accountId)))
      .returning({ id: session.id });
    if (!ended) throw new AppError('NOT_FOUND', { message: t`This browser is signed out already` });
    await recordAudit(tx, {
      action: 'account.browser-signed-out',
      entityType: 'account',
      entityId: accountId,
    });
    return [ended.id];
  });
}

/** Signs out every browser of the acting person but the one that asks; gives the ended sessions. */
export async function signOutOtherBrowsers(ctx: Ctx): Promise<string[]> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'account.manage', async (tx) => {
    const ended = await endSessions(tx, accountId, ctx.actor.sessionId);
    await recordAudit(tx, {
      action: 'account.browsers-signed-out',
      entityType: 'account',
      entityId: accountId,
      after: { sessionsEnded: ended.length },
    });
    return ended;
  });
}
