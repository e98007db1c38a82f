import { AppError } from '@fap/shared/kernel/app-error.ts';
import { sha256Hex } from '@fap/shared/kernel/canonical-json.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { eq } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';
import { lockAccount } from './lock-account.ts';

/** Replaces the name others see by a neutral one, in a moderator's transaction. Throws NOT_FOUND, and FORBIDDEN for staff. */
export async function replaceName(tx: TxCtx, accountId: string): Promise<void> {
  const { roles } = await lockAccount(tx, accountId);
  if (roles.length > 0)
    throw new AppError('FORBIDDEN', {
      message: t`Please ask an admin about the name of somebody with a role`,
    });
  // From the id, so that the name is the same every time and says nothing about the person.
  const number = 1_000 + (Number.parseInt(sha256Hex(accountId).slice(0, 8), 16) % 999_000);
  const displayName = `Member ${number}`;
  await tx.db.update(account).set({ displayName }).where(eq(account.id, accountId));
  // Without the name before, which may be what had to go.
  await recordAudit(tx, {
    action: 'account.name-replaced',
    entityType: 'account',
    entityId: accountId,
    after: { displayName },
  });
}
