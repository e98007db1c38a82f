import type { Role } from '@fap/shared/auth/capabilities.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { account } from '../../db/schema/auth.ts';
import { type Ctx, PLATFORM_ACTOR } from '../../platform/context.ts';
import { recordAudit, transact } from '../../platform/transact.ts';
import { hashPassword } from './password.ts';

export interface CreateAccountInput {
  email: string;
  password: string;
  displayName: string;
  roles?: readonly Role[];
  /** Somebody vouches for the person behind it, such as a seed for people who do not exist. */
  isConfirmed?: boolean;
  /** Seeds only: a hash made before. */
  passwordHash?: string;
}

/** Makes an account; throws CONFLICT when the e-mail address has one. */
export async function createAccount(ctx: Ctx, input: CreateAccountInput): Promise<{ id: string }> {
  const passwordHash = input.passwordHash ?? (await hashPassword(input.password));
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    const id = tx.ids.next('account');
    const roles = [...(input.roles ?? [])];
    const [row] = await tx.db
      .insert(account)
      .values({
        id,
        email: input.email.toLowerCase(),
        displayName: input.displayName,
        passwordHash,
        roles,
        createdAt: tx.clock.now(),
        confirmedAt: input.isConfirmed ? tx.clock.now() : null,
      })
      .onConflictDoNothing({ target: account.email })
      .returning({ id: account.id });
    if (!row) {
      const message = 'There is an account with this e-mail address already. Please sign in.';
      throw new AppError('CONFLICT', { message, issues: [{ path: 'email', message }] });
    }
    await recordAudit(tx, {
      action: 'account.created',
      entityType: 'account',
      entityId: id,
      after: { roles },
    });
    return row;
  });
}
