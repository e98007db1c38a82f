import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';

/** What a decision about an account begins with. */
export type LockedAccount = Pick<
  typeof account.$inferSelect,
  'id' | 'roles' | 'suspendedAt' | 'erasedAt' | 'email'
>;

/**
 * Locks an account for a decision about it. Decisions about accounts run one after the other: of two at one moment, each sees
 * who is still admin. Throws NOT_FOUND.
 */
export async function lockAccount(tx: TxCtx, accountId: string): Promise<LockedAccount> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended('decisions about accounts', 0))`);
  const [row] = await tx.db
    .select({
      id: account.id,
      roles: account.roles,
      suspendedAt: account.suspendedAt,
      erasedAt: account.erasedAt,
      email: account.email,
    })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update');
  if (!row) throw new AppError('NOT_FOUND', { message: t`There is no such account` });
  return row;
}

/** Throws CONFLICT when this locked account is the last one that can administrate. */
export async function refuseLastAdmin(tx: TxCtx, { id, roles, suspendedAt }: LockedAccount): Promise<void> {
  if (!roles.includes('admin') || suspendedAt !== null) return;
  const others = await tx.db.$count(
    account,
    and(ne(account.id, id), isNull(account.suspendedAt), sql`'admin' = any(${account.roles})`),
  );
  if (others === 0)
    throw new AppError('CONFLICT', {
      message: t`This is the last admin. Make somebody else an admin first.`,
    });
}
