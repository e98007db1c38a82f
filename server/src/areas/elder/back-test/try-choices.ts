import type { BackTest } from '@fap/shared/elder/back-test.ts';
import type { PaymentInput } from '@fap/shared/elder/payment.ts';
import { and, asc, eq, gt } from 'drizzle-orm';
import { payment, paymentIndicator } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { listAllowances } from '../payments/allowances.ts';
import { matchesOf } from '../payments/hand-payments.ts';
import { matchScams } from '../payments/match-scams.ts';
import { boundsOf, getShield, settingsOf } from '../rows/get-shield.ts';
import type { NamedIndicator } from '../rows/named-by.ts';
import { replayByChoices } from './back-test-thread.ts';

const PAST_DAYS = 365;
const DAY_MS = 24 * 60 * 60 * 1000;
const MAX_PAYMENTS = 20_000;

/** What the rules say of one's own last twelve months, by the choices that are saved and by others. Calls of those days are not replayed. */
export async function tryChoices(
  ctx: Ctx,
  tried: { transactionThreshold: number; flagFrom: number },
): Promise<{ chosen: BackTest; tried: BackTest }> {
  const elderId = actingAccount(ctx);
  const own = await getShield(ctx, elderId);
  const payments = await listPast(ctx, elderId);
  const named = await listNamed(ctx, elderId);
  const scams = await matchScams(ctx, [...named.values()].flat());
  const [chosen, other] = await replayByChoices({
    payments,
    opening: null,
    allowances: await listAllowances(ctx, elderId),
    matches: new Map([...named].map(([id, names]) => [id, matchesOf(names, scams)])),
    labels: null,
    choices: [own, { ...own, ...tried }].map((row) => ({
      settings: settingsOf(row),
      bounds: boundsOf(row),
    })),
  });
  if (!chosen || !other) throw new Error('a choice was not replayed');
  return { chosen, tried: other };
}

/** What one's own payments name, as it was read when they came in, by external id. */
async function listNamed(ctx: Ctx, elderId: string): Promise<ReadonlyMap<string, NamedIndicator[]>> {
  const rows = await ctx.db
    .select({
      externalId: payment.externalId,
      id: paymentIndicator.indicatorId,
      type: paymentIndicator.type,
      value: paymentIndicator.value,
    })
    .from(paymentIndicator)
    .innerJoin(payment, eq(payment.id, paymentIndicator.paymentId))
    .where(and(eq(payment.elderId, elderId), gt(payment.occurredAt, pastSince(ctx))));
  return Map.groupBy(rows, ({ externalId }) => externalId);
}

const pastSince = (ctx: Ctx): Date => new Date(ctx.clock.now().getTime() - PAST_DAYS * DAY_MS);

async function listPast(ctx: Ctx, elderId: string): Promise<PaymentInput[]> {
  const rows = await ctx.db
    .select()
    .from(payment)
    .where(and(eq(payment.elderId, elderId), gt(payment.occurredAt, pastSince(ctx))))
    .orderBy(asc(payment.occurredAt), asc(payment.externalId))
    .limit(MAX_PAYMENTS);
  return rows.map(({ externalId, amount, currency, direction, payee, description, channel, occurredAt }) => ({
    externalId,
    amount,
    currency,
    direction,
    payee,
    description,
    channel: channel ?? undefined,
    occurredAt: occurredAt.toISOString(),
  }));
}
