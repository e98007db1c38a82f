import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';

/**
 * Notes that the owner of an account has proven its e-mail address. False when the account has another address by now, or
 * another account has this one confirmed: an address belongs to one.
 */
export async function confirmAddress(tx: TxCtx, accountId: string, email: string): Promise<boolean> {
  if (await isTaken(tx, accountId, email)) return false;
  const [confirmed] = await tx.db
    .update(account)
    .set({ emailConfirmedAt: tx.clock.now() })
    .where(and(eq(account.id, accountId), eq(account.email, email), isNull(account.emailConfirmedAt)))
    .returning({ id: account.id });
  if (confirmed)
    await recordAudit(tx, {
      action: 'account.address-confirmed',
      entityType: 'account',
      entityId: accountId,
    });
  return confirmed !== undefined;
}

/** Whether another account has confirmed this address; nobody else can until the transaction ends. */
export async function isTaken(tx: TxCtx, accountId: string, email: string): Promise<boolean> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
  const [other] = await tx.db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.email, email), ne(account.id, accountId), isNotNull(account.emailConfirmedAt)));
  return other !== undefined;
}
