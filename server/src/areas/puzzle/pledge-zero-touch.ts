import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../platform/write/context.ts';
import { recordAudit, transact } from '../../platform/write/transact.ts';
import { recordPledge } from '../auth/index.ts';

/** Records the zero-touch pledge (agents never contact suspects) and gives when it was made; idempotent. */
export async function pledgeZeroTouch(ctx: Ctx): Promise<Date> {
  const accountId = actingAccount(ctx);
  return transact(ctx, 'puzzle.contribute', async (tx) => {
    const now = tx.clock.now();
    if (await recordPledge(tx, accountId)) {
      await recordAudit(tx, { action: 'agent.pledged', entityType: 'account', entityId: accountId });
      return now;
    }
    const [known] = await tx.db
      .select({ at: account.pledgedAt })
      .from(account)
      .where(eq(account.id, accountId));
    return known?.at ?? now;
  });
}
