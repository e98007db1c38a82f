import { CALL_AFTERMATH_HOURS } from '@fap/shared/elder/constants.ts';
import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { and, eq, gte, isNull, or } from 'drizzle-orm';
import { phoneCall } from '../../../db/schema/elder.ts';
import type { Ctx } from '../../../platform/write/context.ts';

const AFTERMATH_MS = CALL_AFTERMATH_HOURS * 60 * 60 * 1000;

type CallRow = typeof phoneCall.$inferSelect;

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
        or(isNull(phoneCall.endedAt), gte(phoneCall.endedAt, new Date(earliest - AFTERMATH_MS))),
      ),
    );
}

/** What the elder said of the calls around a payment: during a call, and for two hours after one that had a bad sign. */
export function whatWasSaid(
  calls: readonly CallRow[],
  { occurredAt }: PaymentInput,
): { isOnCall: boolean; isSecret: boolean } {
  const atMs = Date.parse(occurredAt);
  const near = calls.filter(({ startedAt, endedAt, ...answers }) => {
    if (startedAt.getTime() > atMs) return false;
    if (endedAt === null || endedAt.getTime() >= atMs) return true;
    return hasBadSign(answers) && atMs - endedAt.getTime() <= AFTERMATH_MS;
  });
  return { isOnCall: near.length > 0, isSecret: near.some(({ asksForSecrecy }) => asksForSecrecy === true) };
}

const hasBadSign = (call: Pick<CallRow, 'asksForMoney' | 'asksForSecrecy' | 'seesScreen'>): boolean =>
  call.asksForMoney === true || call.asksForSecrecy === true || call.seesScreen === true;
