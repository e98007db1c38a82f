import { MAX_BANK_TOKENS } from '@fap/shared/elder/constants.ts';
import type { BankToken } from '@fap/shared/elder/entities.ts';
import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import type { PaymentResults } from '@fap/shared/elder/payments-contract.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { LIMITS } from '@fap/shared/kernel/limits.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { bankToken } from '../../../db/schema/elder.ts';
import { spendOf } from '../../../platform/limits/spend.ts';
import { prepared } from '../../../platform/postgres/database.ts';
import { bearerToken, hashSecretToken, makeSecretToken } from '../../../platform/runtime/secret-token.ts';
import { actingAccount, type Ctx, PLATFORM_ACTOR, type TxCtx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { lockShield } from '../rows/get-shield.ts';
import { comesOften, takePayments } from './hand-payments.ts';
import { namePayments } from './name-payments.ts';

/** Says what it is when it turns up in a log or a repository. */
const PREFIX = 'fap_bank_';

type TokenRow = typeof bankToken.$inferSelect;
const present = ({ id, name, createdAt, lastUsedAt }: TokenRow): BankToken => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** One's own tokens that were not revoked, the oldest first. */
export async function listOwnTokens(ctx: Ctx): Promise<BankToken[]> {
  const rows = await ctx.db
    .select()
    .from(bankToken)
    .where(and(eq(bankToken.elderId, actingAccount(ctx)), isNull(bankToken.revokedAt)))
    .orderBy(asc(bankToken.createdAt), asc(bankToken.id));
  return rows.map(present);
}

/** Makes a token; its text is in this answer alone. Throws CONFLICT above the number somebody may have. */
export async function makeBankToken(ctx: Ctx, name: string): Promise<BankToken & { token: string }> {
  const elderId = actingAccount(ctx);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    if ((await listOwnTokens(tx)).length >= MAX_BANK_TOKENS)
      throw new AppError('CONFLICT', {
        message: t`You have ${MAX_BANK_TOKENS} tokens already. Please end one of them first.`,
      });
    const token = makeSecretToken(PREFIX);
    const id = tx.ids.next('token');
    const row: TokenRow = {
      id,
      elderId,
      name,
      secretHash: hashSecretToken(token),
      createdAt: tx.clock.now(),
      lastUsedAt: null,
      revokedAt: null,
    };
    await tx.db.insert(bankToken).values(row);
    await recordAudit(tx, { action: 'elder.bank-token-made', entityType: 'bank-token', entityId: id });
    return { ...present(row), token };
  });
}

/** Ends a token at once. Throws NOT_FOUND. */
export async function revokeBankToken(ctx: Ctx, id: string): Promise<{ id: string }> {
  const elderId = actingAccount(ctx);
  return transact(ctx, 'elder.protect', async (tx) => {
    const ended = await tx.db
      .update(bankToken)
      .set({ revokedAt: tx.clock.now() })
      .where(and(eq(bankToken.id, id), eq(bankToken.elderId, elderId), isNull(bankToken.revokedAt)))
      .returning({ id: bankToken.id });
    if (ended.length === 0) throw new AppError('NOT_FOUND');
    // After the token, as a feed that hands in.
    await lockShield(tx, elderId);
    await recordAudit(tx, { action: 'elder.bank-token-revoked', entityType: 'bank-token', entityId: id });
    return { id };
  });
}

/**
 * Payments from a bank's feed. Its answer has no reasons: they tell what the elder said and what is in the account, and a token only hands in.
 * Throws UNAUTHENTICATED for any token that is not in force, and says no more.
 */
export async function takeFromFeed(
  ctx: Ctx,
  authorization: string | undefined,
  payments: readonly PaymentInput[],
): Promise<PaymentResults> {
  const token = bearerToken(authorization);
  const isInForce = and(eq(bankToken.secretHash, hashSecretToken(token ?? '')), isNull(bankToken.revokedAt));
  const hot = { ...ctx, db: prepared(ctx.db) };
  const [known] = await hot.db.select().from(bankToken).where(isInForce);
  if (!token || !known) throw new AppError('UNAUTHENTICATED');
  // The token acts for nobody: it can hand in, and read the status that came of that.
  const feed: Ctx = { ...ctx, actor: { ...PLATFORM_ACTOR, displayName: 'Bank feed' } };
  await spendOf(hot, LIMITS.payments, `bank feed ${known.id}`);
  const named = await namePayments(payments);
  const work = async (tx: TxCtx) => {
    const handed = {
      elderId: known.elderId,
      source: 'bank-feed' as const,
      payments: [...payments],
      balance: null,
      named,
    };
    // The row of the token is locked first, so that a token revoked meanwhile hands nothing in. `execute` sends it now, where a query
    // that is only awaited would be sent after the lock of the shield; the answers are waited for together.
    const noted = tx.db
      .update(bankToken)
      .set({ lastUsedAt: tx.clock.now() })
      .where(isInForce)
      .returning({ id: bankToken.id })
      .execute();
    const [still, results] = await Promise.all([noted, takePayments(tx, handed)]);
    if (still.length === 0) throw new AppError('UNAUTHENTICATED');
    return { results: results.results.map((one) => ({ ...one, reasons: [] })) };
  };
  return transact(feed, 'platform', work, { isHot: comesOften(payments) });
}
