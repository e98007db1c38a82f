import type { Passkey } from '@fap/shared/auth/account-contract.ts';
import { asc, eq } from 'drizzle-orm';
import { passkey } from '../../../db/schema/auth.ts';
import type { Ctx } from '../../../platform/write/context.ts';

/** An account's passkeys, oldest first. */
export async function listPasskeys(ctx: Ctx, accountId: string): Promise<Passkey[]> {
  const rows = await ctx.db
    .select()
    .from(passkey)
    .where(eq(passkey.accountId, accountId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id));
  return rows.map(({ id, name, createdAt, lastUsedAt, backedUp }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    isSynced: backedUp,
  }));
}
