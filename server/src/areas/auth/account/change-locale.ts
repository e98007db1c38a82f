import type { Locale } from '@fap/shared/auth/locales.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';

/** Changes the language and region in which the account's pages show dates and times. */
export async function changeLocale(ctx: Ctx, locale: Locale): Promise<void> {
  const accountId = actingAccount(ctx);
  await transact(ctx, 'account.manage', async (tx) => {
    await tx.db.update(account).set({ locale }).where(eq(account.id, accountId));
    await recordAudit(tx, {
      action: 'account.locale-changed',
      entityType: 'account',
      entityId: accountId,
      after: { locale },
    });
  });
}
