import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq } from 'drizzle-orm';
import { apiToken } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { worksAt } from './list-tokens.ts';

/** Ends a token of the acting person at once. Throws NOT_FOUND for somebody else's, and for one that has ended. */
export async function revokeToken(ctx: Ctx, id: string): Promise<void> {
  const accountId = actingAccount(ctx);
  await transact(ctx, 'account.manage', async (tx) => {
    const now = tx.clock.now();
    const [ended] = await tx.db
      .update(apiToken)
      .set({ revokedAt: now })
      .where(and(eq(apiToken.id, id), eq(apiToken.accountId, accountId), worksAt(now)))
      .returning({ id: apiToken.id });
    if (!ended) throw new AppError('NOT_FOUND', { message: t`This token has ended already` });
    await recordAudit(tx, {
      action: 'account.token-revoked',
      entityType: 'account',
      entityId: accountId,
      after: { tokenId: id },
    });
  });
}

/** Ends every token of an account, in the caller's transaction; gives how many. */
export async function endTokens(tx: TxCtx, accountId: string): Promise<number> {
  const now = tx.clock.now();
  const ended = await tx.db
    .update(apiToken)
    .set({ revokedAt: now })
    .where(and(eq(apiToken.accountId, accountId), worksAt(now)))
    .returning({ id: apiToken.id });
  return ended.length;
}
