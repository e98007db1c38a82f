import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { recoveryCode, session, totpFactor } from '../../../db/schema/auth.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { checkOwnPassword, type OwnPassword } from '../check-own-password.ts';
import type { PasswordTurns } from '../password-turns.ts';
import { refuseWithheld } from '../refuse-withheld.ts';
import { acceptCode, spendCode } from './check-factor.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { createSecret, totpAddress } from './totp.ts';

/** What an authenticator app needs: as text to type, and as the content of a QR code. */
export interface FactorSecret {
  secret: string;
  address: string;
}

/**
 * Begins to set up an authenticator app; it is asked for once a first code was confirmed. Throws CONFLICT when there is one, and
 * as `checkOwnPassword` and `refuseWithheld`.
 */
export async function beginFactor(ctx: Ctx, turns: PasswordTurns, own: OwnPassword): Promise<FactorSecret> {
  const { accountId, email } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  await refuseWithheld(ctx);
  return transact(ctx, 'account.manage', async (tx) => {
    const secret = createSecret();
    const [begun] = await tx.db
      .insert(totpFactor)
      .values({ accountId, secret })
      .onConflictDoUpdate({
        target: totpFactor.accountId,
        set: { secret },
        setWhere: isNull(totpFactor.confirmedAt),
      })
      .returning({ accountId: totpFactor.accountId });
    if (!begun) throw new AppError('CONFLICT', { message: t`You have an authenticator app already` });
    await recordAudit(tx, { action: 'account.factor-begun', entityType: 'account', entityId: accountId });
    return { secret, address: totpAddress(secret, email) };
  });
}

/**
 * Confirms the authenticator app with a first code and gives ten recovery codes, shown this once. The session that confirms counts
 * as opened with it. Throws INVALID for a wrong code, CONFLICT when nothing was begun or it is confirmed already.
 */
export async function confirmFactor(ctx: Ctx, code: string): Promise<string[]> {
  const accountId = actingAccount(ctx);
  await refuseWithheld(ctx);
  await spendCode(ctx, accountId);
  return transact(ctx, 'account.manage', async (tx) => {
    const [open] = await tx.db
      .select({ accountId: totpFactor.accountId })
      .from(totpFactor)
      .where(and(eq(totpFactor.accountId, accountId), isNull(totpFactor.confirmedAt)))
      .for('update');
    if (!open) throw new AppError('CONFLICT', { message: t`There is no authenticator app to confirm` });
    await acceptCode(tx, accountId, code);
    await tx.db
      .update(totpFactor)
      .set({ confirmedAt: tx.clock.now() })
      .where(eq(totpFactor.accountId, accountId));
    if (ctx.actor.sessionId !== null)
      await tx.db
        .update(session)
        .set({ factorAt: tx.clock.now() })
        .where(eq(session.id, ctx.actor.sessionId));
    const codes = await replaceRecoveryCodes(tx, accountId);
    await recordAudit(tx, { action: 'account.factor-confirmed', entityType: 'account', entityId: accountId });
    return codes;
  });
}

/** Gives ten new recovery codes; the old ones are void. Throws CONFLICT without an app, and as `checkOwnPassword`. */
export async function renewRecoveryCodes(
  ctx: Ctx,
  turns: PasswordTurns,
  own: OwnPassword,
): Promise<string[]> {
  const { accountId } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  return transact(ctx, 'account.manage', async (tx) => {
    const [factor] = await tx.db
      .select()
      .from(totpFactor)
      .where(eq(totpFactor.accountId, accountId))
      .for('update');
    if (!factor?.confirmedAt) throw new AppError('CONFLICT', { message: t`You have no authenticator app` });
    const codes = await replaceRecoveryCodes(tx, accountId);
    await recordAudit(tx, {
      action: 'account.recovery-codes-renewed',
      entityType: 'account',
      entityId: accountId,
    });
    return codes;
  });
}

/** Removes the authenticator app and its recovery codes. Throws CONFLICT without one, and as `checkOwnPassword`. */
export async function removeFactor(ctx: Ctx, turns: PasswordTurns, own: OwnPassword): Promise<void> {
  const { accountId } = await turns.take(own.address, () => checkOwnPassword(ctx, own));
  await transact(ctx, 'account.manage', async (tx) => {
    const removed = await tx.db
      .delete(totpFactor)
      .where(eq(totpFactor.accountId, accountId))
      .returning({ accountId: totpFactor.accountId });
    if (removed.length === 0) throw new AppError('CONFLICT', { message: t`You have no authenticator app` });
    await tx.db.delete(recoveryCode).where(eq(recoveryCode.accountId, accountId));
    await tx.db.update(session).set({ factorAt: null }).where(eq(session.userId, accountId));
    await recordAudit(tx, { action: 'account.factor-removed', entityType: 'account', entityId: accountId });
  });
}
