import { BANK_NAMES } from '@fap/shared/elder/constants.ts';
import type { ProtectionStatus } from '@fap/shared/elder/entities.ts';
import { TRAIL_DAYS } from '@fap/shared/elder/money-trails.ts';
import { desc, eq, sql } from 'drizzle-orm';
import { payment } from '../../../db/schema/elder.ts';
import { actingAccount, type Ctx } from '../../../platform/write/context.ts';
import { listOwnGuardians } from '../guardians/list-own-guardians.ts';
import { listOwnTokens } from '../payments/bank-tokens.ts';
import { getShield } from '../rows/get-shield.ts';
import { findOpenCall, presentCall } from './phone-call.ts';

const SHOWN = 5;
const DAY_MS = 24 * 60 * 60 * 1000;

/** One's own shield with what it did; reads only. */
export async function getStatus(ctx: Ctx): Promise<ProtectionStatus> {
  const elderId = actingAccount(ctx);
  const own = await getShield(ctx, elderId);
  const figures = await countPayments(ctx, elderId);
  const newest = await ctx.db
    .select()
    .from(payment)
    .where(eq(payment.elderId, elderId))
    .orderBy(desc(payment.occurredAt), desc(payment.id))
    .limit(SHOWN);
  const call = await findOpenCall(ctx, elderId);
  const tokens = await listOwnTokens(ctx);
  const { bankingOverlay, breadcrumbMode, transactionThreshold, selectedBank } = own;
  const { flagFrom, onTimeout, timeZone, usualFrom, usualUntil, country } = own;
  return {
    isActive: own.isActive,
    settings: {
      ...{ bankingOverlay, breadcrumbMode, transactionThreshold, selectedBank },
      ...{ flagFrom, onTimeout, timeZone, usualFrom, usualUntil, country },
    },
    guardianContacts: await listOwnGuardians(ctx),
    protectedTransactions: figures.payments,
    scamAlertsBlocked: figures.blocked,
    moneyTrailsTracked: figures.payees,
    thresholdBreaches: figures.breaches,
    liveTransactions: newest.map((row) => ({
      id: row.id,
      amount: row.amount,
      currency: row.currency,
      payee: row.payee,
      description: row.description,
      status: row.status,
      timestamp: row.occurredAt.toISOString(),
    })),
    connectedBanks:
      tokens.length > 0 ? tokens.map(({ name }) => name) : own.isActive ? [BANK_NAMES[selectedBank]] : [],
    moneyFlow: await sumFlow(ctx, elderId),
    helper:
      own.helperName === null
        ? null
        : { name: own.helperName, phone: own.helperPhone, email: own.helperEmail },
    phoneCall: call && presentCall(call),
    lastActivityAt: own.isChosen ? own.lastActivityAt.toISOString() : null,
  };
}

const recently = (ctx: Ctx) =>
  sql`${new Date(ctx.clock.now().getTime() - TRAIL_DAYS * DAY_MS).toISOString()}::timestamptz`;

async function countPayments(ctx: Ctx, elderId: string) {
  const [row] = await ctx.db
    .select({
      payments: sql<number>`count(*)::int`,
      blocked: sql<number>`(count(*) filter (where ${payment.status} = 'blocked'))::int`,
      breaches: sql<number>`(count(*) filter (where ${payment.reasons} @> '[{"rule": "amount"}]'::jsonb))::int`,
      payees: sql<number>`(count(distinct ${payment.payeeKey}) filter (
        where ${payment.direction} = 'out' and ${payment.occurredAt} > ${recently(ctx)}))::int`,
    })
    .from(payment)
    .where(eq(payment.elderId, elderId));
  return row ?? { payments: 0, blocked: 0, breaches: 0, payees: 0 };
}

/** Sums of the last 90 days in the money most payments are in. */
async function sumFlow(ctx: Ctx, elderId: string): Promise<ProtectionStatus['moneyFlow']> {
  const sum = (condition: ReturnType<typeof sql>) =>
    sql<string>`coalesce(sum(${payment.amount}) filter (where ${condition}), 0)`;
  const [row] = await ctx.db
    .select({
      currency: payment.currency,
      inbound: sum(sql`${payment.direction} = 'in'`),
      outbound: sum(
        sql`${payment.direction} = 'out' and ${payment.status} not in ('blocked', 'intercepted')`,
      ),
      suspicious: sum(sql`${payment.status} in ('flagged', 'intercepted')`),
      blocked: sum(sql`${payment.status} = 'blocked'`),
    })
    .from(payment)
    .where(sql`${payment.elderId} = ${elderId} and ${payment.occurredAt} > ${recently(ctx)}`)
    .groupBy(payment.currency)
    .orderBy(sql`count(*) desc`, payment.currency)
    .limit(1);
  return {
    currency: row?.currency ?? 'USD',
    days: TRAIL_DAYS,
    inbound: Number(row?.inbound ?? 0),
    outbound: Number(row?.outbound ?? 0),
    suspicious: Number(row?.suspicious ?? 0),
    blocked: Number(row?.blocked ?? 0),
  };
}
