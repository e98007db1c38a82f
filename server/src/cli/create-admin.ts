import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { createAccount } from '../areas/auth/index.ts';
import { account } from '../db/schema/auth.ts';
import type { Ctx } from '../platform/context.ts';
import { recordAudit, transact } from '../platform/transact.ts';

/** Makes an account an admin, creating it with a random password (printed once) when there is none. */
export async function createAdmin(ctx: Ctx, email: string): Promise<string> {
  const address = email.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/u.test(address)) throw new Error(`"${email}" is not an e-mail address`);
  const [known] = await ctx.db.select({ id: account.id }).from(account).where(eq(account.email, address));
  if (!known) {
    const password = randomBytes(12).toString('base64url');
    await createAccount(ctx, {
      email: address,
      password,
      displayName: address.split('@')[0] ?? address,
      roles: ['admin'],
    });
    return `${address} is an admin; its password is ${password}`;
  }
  await transact(ctx, 'platform', async (tx) => {
    await tx.db
      .update(account)
      .set({ roles: sql`array(select distinct unnest(${account.roles} || array['admin']))` })
      .where(eq(account.id, known.id));
    await recordAudit(tx, { action: 'account.made-admin', entityType: 'account', entityId: known.id });
  });
  return `${address} is an admin now`;
}
