import type { Payment } from '@fap/shared/elder/entities.ts';
import { drawTrails, type MoneyTrails, TRAIL_DAYS } from '@fap/shared/elder/money-trails.ts';
import type { PageRequest } from '@fap/shared/kernel/page.ts';
import { and, desc, eq, getTableColumns, gt, ne } from 'drizzle-orm';
import { account } from '../../../db/schema/auth.ts';
import { payment } from '../../../db/schema/elder.ts';
import { cutPage, olderThan } from '../../../platform/postgres/keyset.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { presentPayment } from '../rows/present-payment.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A year of a busy account; more would be no trail one can see. */
const MAX_TRAIL_PAYMENTS = 20_000;

/** One's own payments, newest first. */
export async function listPayments(
  ctx: Ctx,
  { limit, cursor, show }: PageRequest & { show: 'all' | 'concerns' },
): Promise<{ transactions: Payment[]; nextCursor: string | null; checkedAt: string }> {
  const found = await ctx.db
    .select({ ...getTableColumns(payment), deciderName: account.displayName })
    .from(payment)
    .leftJoin(account, eq(account.id, payment.decidedBy))
    .where(
      and(
        eq(payment.elderId, actingAccount(ctx)),
        show === 'concerns' ? ne(payment.status, 'cleared') : undefined,
        olderThan(cursor, payment.occurredAt, payment.id),
      ),
    )
    .orderBy(desc(payment.occurredAt), desc(payment.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, (row) => [row.occurredAt, row.id]);
  return {
    transactions: rows.map(presentPayment),
    nextCursor,
    checkedAt: ctx.clock.now().toISOString(),
  };
}

/** Where one's own money came from and went to in the last 90 days. */
export async function listTrails(ctx: Ctx): Promise<MoneyTrails> {
  const since = new Date(ctx.clock.now().getTime() - TRAIL_DAYS * DAY_MS);
  const rows = await ctx.db
    .select({
      direction: payment.direction,
      name: payment.payee,
      key: payment.payeeKey,
      amount: payment.amount,
      currency: payment.currency,
      status: payment.status,
    })
    .from(payment)
    .where(and(eq(payment.elderId, actingAccount(ctx)), gt(payment.occurredAt, since)))
    .orderBy(desc(payment.occurredAt))
    .limit(MAX_TRAIL_PAYMENTS);
  // One name for each payee: the one on their newest payment.
  const names = new Map(rows.toReversed().map(({ key, name }) => [key, name]));
  return drawTrails(rows.map(({ key, ...row }) => ({ ...row, name: names.get(key) ?? row.name })));
}
