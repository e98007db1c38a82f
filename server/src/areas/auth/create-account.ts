import type { Role } from '@fap/shared/auth/capabilities.ts';
import type { Locale } from '@fap/shared/auth/locales.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { count, eq, sql } from 'drizzle-orm';
import { account } from '../../db/schema/auth.ts';
import { type Ctx, PLATFORM_ACTOR, type TxCtx } from '../../platform/write/context.ts';
import { emit, recordAudit, transact } from '../../platform/write/transact.ts';
import { authEvents } from './events.ts';

export interface CreateAccountInput {
  email: string;
  /** As `hashPassword` gives it. */
  passwordHash: string;
  displayName: string;
  roles?: readonly Role[];
  /** Language and region; the specification's without it. */
  locale?: Locale;
  /** Confirmed by somebody, such as the seed for its demo accounts. */
  isConfirmed?: boolean;
  /** A link that confirms the address is mailed to it. */
  isMailed?: boolean;
  /** Number of accounts of this address when the password was hashed; CONFLICT when it changed since. */
  besideAccounts?: number;
}

/** Creates an account; several may share an e-mail address. */
export async function createAccount(ctx: Ctx, input: CreateAccountInput): Promise<{ id: string }> {
  return transact({ ...ctx, actor: PLATFORM_ACTOR }, 'platform', async (tx) => {
    const id = tx.ids.next('account');
    const roles = [...(input.roles ?? [])];
    if (input.besideAccounts !== undefined) await checkBeside(tx, input.email, input.besideAccounts);
    await tx.db.insert(account).values({
      id,
      email: input.email.toLowerCase(),
      displayName: input.displayName,
      passwordHash: input.passwordHash,
      roles,
      ...(input.locale && { locale: input.locale }),
      createdAt: tx.clock.now(),
      confirmedAt: input.isConfirmed ? tx.clock.now() : null,
    });
    if (input.isMailed) emit(tx, authEvents.signedUp, { accountId: id });
    await recordAudit(tx, {
      action: 'account.created',
      entityType: 'account',
      entityId: id,
      after: { roles },
    });
    return { id };
  });
}

/**
 * Race: concurrent sign-ups with one address would get different salts, and each salt costs every later sign-in another
 * hash.
 */
async function checkBeside(tx: TxCtx, email: string, expected: number): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`account ${email}`}, 0))`);
  const [found] = await tx.db.select({ accounts: count() }).from(account).where(eq(account.email, email));
  if (found?.accounts !== expected)
    throw new AppError('CONFLICT', {
      message: t`Somebody else signed up in the same moment. Please try again.`,
    });
}
