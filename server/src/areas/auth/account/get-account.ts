import type { Account } from '@fap/shared/auth/account-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { account, accountLink, session } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { findFactor } from '../factor/find-factor.ts';
import { describeDevice } from './describe-device.ts';
import { listPasskeys } from './list-passkeys.ts';

/** Browsers shown, the latest used first. */
const MAX_SESSIONS = 100;

/** The acting person's account, and the browsers that are signed in to it. */
export async function getAccount(ctx: Ctx): Promise<Account> {
  const accountId = actingAccount(ctx);
  const [row] = await ctx.db.select().from(account).where(eq(account.id, accountId));
  if (!row) throw new AppError('UNAUTHENTICATED');
  const now = ctx.clock.now();
  const [link] = await ctx.db
    .select({ email: accountLink.email })
    .from(accountLink)
    .where(
      and(
        eq(accountLink.accountId, accountId),
        eq(accountLink.purpose, 'email'),
        ne(accountLink.email, row.email),
        gt(accountLink.expiresAt, now),
      ),
    );
  const sessions = await ctx.db
    .select()
    .from(session)
    .where(and(eq(session.userId, accountId), gt(session.expiresAt, now)))
    .orderBy(desc(session.lastUsedAt), desc(session.id))
    .limit(MAX_SESSIONS);
  return {
    id: row.id,
    displayName: row.displayName,
    email: row.email,
    emailConfirmedAt: row.emailConfirmedAt?.toISOString() ?? null,
    pendingEmail: link?.email ?? null,
    createdAt: row.createdAt.toISOString(),
    factor: await findFactor(ctx, accountId),
    passkeys: await listPasskeys(ctx, accountId),
    sessions: sessions.map(({ id, userAgent, address, createdAt, lastUsedAt }) => ({
      id,
      device: describeDevice(userAgent),
      address,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isOwn: id === ctx.actor.sessionId,
    })),
  };
}
