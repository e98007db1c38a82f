import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, gt } from 'drizzle-orm';
import { account, accountInvitation } from '../../../db/schema/auth.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { isTaken } from '../addresses/confirm-address.ts';
import { hashPassword } from '../password.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { refuseStaffName } from '../refuse-staff-name.ts';
import { listCredentials } from '../sign-in.ts';
import { invitationHash } from './invite.ts';

export interface AcceptInvitationInput {
  token: string;
  displayName: string;
  password: string;
  /** Where the request comes from. */
  address: string;
}

const NO_LONGER_VALID = t`This invitation is no longer valid. Please ask for a new one.`;

/**
 * Makes the account of an invitation with its roles; opening the link has proven its address. Throws INVALID for a link that is not
 * valid any more and for a name like staff's, CONFLICT when another account has confirmed the address meanwhile.
 */
export async function acceptInvitation(
  ctx: Ctx,
  turns: PasswordTurns,
  { token, displayName, password, address }: AcceptInvitationInput,
): Promise<{ accountId: string }> {
  const isValid = and(
    eq(accountInvitation.secretHash, invitationHash(token)),
    gt(accountInvitation.expiresAt, ctx.clock.now()),
  );
  // Before the password is hashed, which costs a core for a while.
  const [found] = await ctx.db
    .select({ email: accountInvitation.email })
    .from(accountInvitation)
    .where(isValid);
  if (!found) throw new AppError('INVALID', { message: NO_LONGER_VALID });
  await refuseStaffName(ctx, displayName);
  const [known] = await listCredentials(ctx, found.email);
  const passwordHash = await turns.take(address, () => hashPassword(password, known?.passwordHash));
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    const [invitation] = await tx.db.delete(accountInvitation).where(isValid).returning();
    if (!invitation) throw new AppError('INVALID', { message: NO_LONGER_VALID });
    const id = tx.ids.next('account');
    const { email, roles, invitedBy } = invitation;
    if (await isTaken(tx, id, email))
      throw new AppError('CONFLICT', {
        message: t`This e-mail address has an account already. Please sign in.`,
      });
    const now = tx.clock.now();
    await tx.db.insert(account).values({
      id,
      email,
      displayName,
      passwordHash,
      roles,
      createdAt: now,
      emailConfirmedAt: now,
      // An admin vouches for whom they invite.
      confirmedAt: now,
    });
    await recordAudit(tx, {
      action: 'account.created',
      entityType: 'account',
      entityId: id,
      after: { roles, invitation: invitation.id, invitedBy },
    });
    return { accountId: id };
  });
}
