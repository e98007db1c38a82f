import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import { payment } from '../../../db/schema/elder.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { lockShield } from '../rows/get-shield.ts';
import { settleByTime } from './decide-payment.ts';

const BATCH = 200;

/** Held payments whose day is over: what their elder chose for that happens. */
export async function expireHolds(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ id: payment.id, elderId: payment.elderId })
    .from(payment)
    .where(and(lte(payment.decideBy, ctx.clock.now()), isNull(payment.decision)))
    .orderBy(asc(payment.decideBy), asc(payment.id))
    .limit(BATCH);
  for (const { id, elderId } of due)
    await transact(
      ctx,
      'platform',
      async (tx) => {
        const { onTimeout } = await lockShield(tx, elderId);
        // Somebody may have decided while we waited for the lock.
        const [row] = await tx.db
          .select()
          .from(payment)
          .where(and(eq(payment.id, id), eq(payment.status, 'intercepted'), isNull(payment.decision)));
        if (row) await settleByTime(tx, row, onTimeout);
      },
      { housekeeping: 'somebody decided meanwhile' },
    );
}
