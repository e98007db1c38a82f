import { AppError } from '@fap/shared/kernel/app-error.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { actingAccount, type TxCtx } from '../../platform/write/context.ts';

const MESSAGE = 'Please take the zero-touch pledge first: agents never contact suspects.';

/** Throws FORBIDDEN for somebody who has not promised to leave suspects alone; every verb that takes a piece asks. */
export async function checkPledge(tx: TxCtx): Promise<void> {
  const [row] = await tx.db
    .select({ pledgedAt: account.pledgedAt })
    .from(account)
    .where(eq(account.id, actingAccount(tx)));
  if (!row?.pledgedAt) throw new AppError('FORBIDDEN', { message: MESSAGE });
}
