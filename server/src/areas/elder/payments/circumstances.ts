import { CALL_AFTERMATH_HOURS } from '@fap/shared/elder/constants.ts';
import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { phoneCall } from '../../../db/schema/elder.ts';
import type { Ctx } from '../../../platform/write/context.ts';
import { type CallRow, endOfCall, hasBadSign } from '../rows/phone-calls.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const AFTERMATH_MS = CALL_AFTERMATH_HOURS * HOUR_MS;
/** How a day without a time is written: by a feed, and in statements. */
const DATE_ONLY = /T(?:00|12):00:00\.000Z$/u;

/** The calls an elder told of that may concern these payments. */
export async function listCalls(
  ctx: Ctx,
  elderId: string,
  payments: readonly PaymentInput[],
): Promise<CallRow[]> {
  const earliest = Math.min(...payments.map(({ occurredAt }) => Date.parse(occurredAt)));
  return ctx.db
    .select()
    .from(phoneCall)
    .where(
      and(
        eq(phoneCall.elderId, elderId),
        or(isNull(phoneCall.endedAt), gte(phoneCall.endedAt, new Date(earliest - DAY_MS))),
      ),
    );
}

/**
 * What the elder said of the calls around a payment: during a call, and for two hours after one that had a bad sign. A payment that has a day and no
 * time was made at any hour of it.
 */
export function whatWasSaid(
  calls: readonly CallRow[],
  { occurredAt }: PaymentInput,
): { isOnCall: boolean; isSecret: boolean } {
  const [from, until] = whenPaid(occurredAt);
  const near = calls.filter((call) => {
    const counts = endOfCall(call).getTime() + (hasBadSign(call) ? AFTERMATH_MS : 0);
    return call.startedAt.getTime() <= until && counts >= from;
  });
  return { isOnCall: near.length > 0, isSecret: near.some(({ asksForSecrecy }) => asksForSecrecy === true) };
}

/** The span in which a payment was made, milliseconds. */
function whenPaid(occurredAt: string): [from: number, until: number] {
  const atMs = Date.parse(occurredAt);
  if (!DATE_ONLY.test(occurredAt)) return [atMs, atMs];
  const day = Math.floor(atMs / DAY_MS) * DAY_MS;
  return [day, day + DAY_MS - 1];
}
