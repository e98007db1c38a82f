import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { createAccount, hashPassword } from '../areas/auth/index.ts';
import { account, session } from '../db/schema/auth.ts';
import type { Ctx } from '../platform/write/context.ts';
import { recordAudit, transact } from '../platform/write/transact.ts';

/**
 * Makes an account an admin, creating it when there is none. It gets a new random password, shown once, and its sessions end:
 * e-mail addresses are not verified, so the person who signed up with this one must not become admin.
 */
export async function createAdmin(ctx: Ctx, email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/u.test(address)) throw new Error(`"${email}" is not an e-mail address`);
  const password = randomBytes(12).toString('base64url');
  const accounts = await ctx.db
    .select({ id: account.id, roles: account.roles, passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.email, address));
  // Of several accounts the right one is unknown, so a new one is made unless one is already an admin.
  const known =
    accounts.find(({ roles }) => roles.includes('admin')) ?? (accounts.length === 1 ? accounts[0] : null);
  const passwordHash = await hashPassword(password, accounts[0]?.passwordHash);
  if (!known) {
    const displayName = address.split('@')[0] ?? address;
    await createAccount(ctx, { email: address, passwordHash, displayName, roles: ['admin'] });
    return `${address} is an admin; its password is ${password}`;
  }
  await transact(ctx, 'platform', async (tx) => {
    const [made] = await tx.db
      .update(account)
      .set({
        roles: sql`array(select distinct unnest(${account.roles} || array['admin']))`,
        passwordHash,
      })
      .where(eq(account.id, known.id))
      .returning({ roles: account.roles });
    const ended = await tx.db
      .delete(session)
      .where(eq(session.userId, known.id))
      .returning({ id: session.id });
    await recordAudit(tx, {
      action: 'account.made-admin',
      entityType: 'account',
      entityId: known.id,
      before: { roles: known.roles },
      after: { roles: made?.roles, passwordReplaced: true, sessionsEnded: ended.length },
    });
  });
  return `${address} is an admin now; its sessions have ended, and its new password is ${password}`;
}
