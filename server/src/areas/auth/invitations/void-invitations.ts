import { eq } from 'drizzle-orm';
import { accountInvitation } from '../../../db/schema/auth.ts';
import type { TxCtx } from '../../../platform/write/context.ts';
import { recordAudit } from '../../../platform/write/transact.ts';

/**
 * Takes back every invitation of somebody who is no admin any more: else an admin who has to go would still give the roles, their own
 * among them, to whoever holds a link.
 */
export async function voidInvitationsBy(tx: TxCtx, accountId: string): Promise<void> {
  const gone = await tx.db
    .delete(accountInvitation)
    .where(eq(accountInvitation.invitedBy, accountId))
    .returning({ id: accountInvitation.id, email: accountInvitation.email });
  for (const { id, email } of gone)
    await recordAudit(tx, {
      action: 'account.invitation-revoked',
      entityType: 'invitation',
      entityId: id,
      before: { email },
    });
}
