import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { refuseStaffName } from '../refuse-staff-name.ts';

/** Changes the name others see. Throws INVALID for one that looks like the name of somebody with a role. */
export async function changeName(ctx: Ctx, displayName: string): Promise<void> {
  const accountId = actingAccount(ctx);
  await refuseStaffName(ctx, displayName, accountId);
  await transact(ctx, 'account.manage', async (tx) => {
    const [before] = await tx.db
      .select({ displayName: account.displayName })
      .from(account)
      .where(eq(account.id, accountId))
      .for('update');
    await tx.db.update(account).set({ displayName }).where(eq(account.id, accountId));
    await recordAudit(tx, {
      action: 'account.renamed',
      entityType: 'account',
      entityId: accountId,
      before,
      after: { displayName },
    });
  });
}
