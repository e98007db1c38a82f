import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { payment } from '../../../db/schema/elder.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { transact } from '../../../platform/write/transact.ts';
import { lockShield } from '../rows/get-shield.ts';
import { workThrough } from '../rows/work-through.ts';
import { settleByTime } from './decide-payment.ts';

const PAGE = 200;

interface Held {
  id: string;
  elderId: string;
  decideBy: Date | null;
}

/** Held payments whose day is over: what their elder chose for that happens. */
export async function expireHolds(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now();
  await workThrough<Held>(ctx, {
    readPage: (after) =>
      ctx.db
        .select({ id: payment.id, elderId: payment.elderId, decideBy: payment.decideBy })
        .from(payment)
        .where(
          and(
            eq(payment.status, 'intercepted'),
            lte(payment.decideBy, now),
            after ? isAfter(after) : undefined,
          ),
        )
        .orderBy(asc(payment.decideBy), asc(payment.id))
        .limit(PAGE),
    work: (held) => expire(ctx, held),
    failure: 'a held payment could not be settled',
  });
}

const isAfter = ({ id, decideBy }: Held) =>
  sql`(${payment.decideBy}, ${payment.id}) > (${decideBy?.toISOString()}::timestamptz, ${id})`;

const expire = (ctx: Ctx, { id, elderId }: Held): Promise<void> =>
  transact(
    ctx,
    'platform',
    async (tx) => {
      const { onTimeout } = await lockShield(tx, elderId);
      // Somebody may have decided while we waited for the lock.
      const [row] = await tx.db
        .select()
        .from(payment)
        .where(and(eq(payment.id, id), eq(payment.status, 'intercepted')));
      if (row) await settleByTime(tx, row, onTimeout);
    },
    { housekeeping: 'somebody decided meanwhile' },
  );
