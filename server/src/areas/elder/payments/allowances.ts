import type { Allowance } from '@fap/shared/elder/entities.ts';
import { payeeKey } from '@fap/shared/elder/payee-key.ts';
import { AppError } from '@fap/shared/kernel/app-error.ts';
import { t } from '@fap/shared/kernel/words.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { payeeAllowance } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { recordAudit, transact } from '../../../platform/write/transact.ts';
import { lockShield } from '../rows/get-shield.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

type AllowanceRow = typeof payeeAllowance.$inferSelect;
const present = ({ id, payee, expiresAt }: AllowanceRow): Allowance => ({
  id,
  payee,
  expiresAt: expiresAt.toISOString(),
});

/** The allowances of an elder that have not expired, as the rules read them. */
export async function listAllowances(
  ctx: Ctx,
  elderId: string,
): Promise<{ payeeKey: string; untilMs: number }[]> {
  const rows = await listRows(ctx, elderId);
  return rows.map((row) => ({ payeeKey: row.payeeKey, untilMs: row.expiresAt.getTime() }));
}

/** One's own allowances, in the order in which they expire. */
export async function listOwnAllowances(ctx: Ctx): Promise<Allowance[]> {
  return (await listRows(ctx, actingAccount(ctx))).map(present);
}

const listRows = (ctx: Ctx, elderId: string): Promise<AllowanceRow[]> =>
  ctx.db
    .select()
    .from(payeeAllowance)
    .where(and(eq(payeeAllowance.elderId, elderId), gt(payeeAllowance.expiresAt, ctx.clock.now())))
    .orderBy(asc(payeeAllowance.expiresAt), asc(payeeAllowance.id));

/** Says that a payee is fine for some days, from now on; the same payee again prolongs it. Throws INVALID for a name without letters or digits. */
export async function allowPayee(
  ctx: Ctx,
  { payee, days }: { payee: string; days: number },
): Promise<Allowance> {
  const elderId = actingAccount(ctx);
  const key = payeeKey(payee);
  if (key === '') {
    const message = t`This does not name anybody. Please use the name that stands beside the payment.`;
    throw new AppError('INVALID', { message, issues: [{ path: 'payee', message }] });
  }
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    const createdAt = tx.clock.now();
    const expiresAt = new Date(createdAt.getTime() + days * DAY_MS);
    const [row] = await tx.db
      .insert(payeeAllowance)
      .values({ id: tx.ids.next('allowance'), elderId, payee, payeeKey: key, expiresAt, createdAt })
      .onConflictDoUpdate({
        target: [payeeAllowance.elderId, payeeAllowance.payeeKey],
        set: { payee, expiresAt },
      })
      .returning();
    if (!row) throw new Error('the allowance was not made');
    await recordAudit(tx, {
      action: 'elder.payee-allowed',
      entityType: 'allowance',
      entityId: row.id,
      after: { days },
    });
    return present(row);
  });
}

/** Takes an allowance back. Throws NOT_FOUND. */
export async function disallowPayee(ctx: Ctx, id: string): Promise<{ id: string }> {
  const elderId = actingAccount(ctx);
  return transact(ctx, 'elder.protect', async (tx) => {
    await lockShield(tx, elderId);
    const gone = await tx.db
      .delete(payeeAllowance)
      .where(and(eq(payeeAllowance.id, id), eq(payeeAllowance.elderId, elderId)))
      .returning({ id: payeeAllowance.id });
    if (gone.length === 0) throw new AppError('NOT_FOUND');
    await recordAudit(tx, { action: 'elder.payee-disallowed', entityType: 'allowance', entityId: id });
    return { id };
  });
}
