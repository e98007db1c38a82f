import { AppError } from '@fap/shared/kernel/app-error.ts';
import type { Limit } from '@fap/shared/kernel/limits.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, lt } from 'drizzle-orm';
import { totpFactor } from '../../../db/schema/auth.ts';
import { spendOf } from '../../../platform/limits/spend.ts';
import type { Ctx, TxCtx } from '../../../platform/write/context.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { findStep } from './totp.ts';

/** Codes an account may try: few enough that six digits cannot be guessed, from however many addresses. */
const CODES: Limit = { what: 'codes', burst: 10, perHour: 20 };

/** Spends one of the codes an account may try; throws TOO_MANY. Outside the transaction, which a wrong code rolls back. */
export const spendCode = (ctx: Ctx, accountId: string): Promise<void> =>
  spendOf(ctx, CODES, `codes ${accountId}`);

/**
 * Accepts a code of the authenticator app, or a recovery code, each once; gives which of them it was. Throws INVALID for any
 * other, also for one that was accepted before.
 */
export async function acceptCode(
  tx: TxCtx,
  accountId: string,
  code: string,
): Promise<'authenticator' | 'recovery-code'> {
  const [factor] = await tx.db
    .select()
    .from(totpFactor)
    .where(eq(totpFactor.accountId, accountId))
    .for('update');
  const step = factor ? findStep(factor.secret, code.replaceAll(' ', ''), tx.clock.now()) : null;
  if (step !== null) {
    const accepted = await tx.db
      .update(totpFactor)
      .set({ lastStep: step })
      .where(and(eq(totpFactor.accountId, accountId), lt(totpFactor.lastStep, step)))
      .returning({ accountId: totpFactor.accountId });
    if (accepted.length > 0) return 'authenticator';
  } else if (factor?.confirmedAt && (await useRecoveryCode(tx, accountId, code))) {
    return 'recovery-code';
  }
  const message = t`This code is not valid. Codes of the app work for half a minute and once.`;
  throw new AppError('INVALID', { message, issues: [{ path: 'code', message }] });
}
